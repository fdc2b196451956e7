// What `earshot speech` refuses, told to the person at the command line.

/** Its message says what was wrong, where, and what to do. */
export class RefusedModel extends Error {
  override name = 'RefusedModel';
}
