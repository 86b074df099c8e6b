/** A library as others write them: without annotations, outside hashcost's packages. */
package com.example.library;
