/**
 * Work taken in slices. Between slices the caller can show how far it is, or drop it. What it answers does not depend on
 * their size.
 */
export interface Task<T> {
  /** How many positions it has looked at so far. */
  readonly nodes: number;
  /** Looks at about `nodes` more positions. The answer, once it is known. */
  run(nodes: number): T | undefined;
}
