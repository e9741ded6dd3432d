/** The store was not reached, or did not say whether it did it: the same call may be made again. */
export class StoreUnavailable extends Error {}

/** Lower-case letters, digits and hyphens, between slashes: never a path of somebody's choosing. */
const objectKey = /^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){0,3}$/;

/** Keeps bytes that are sealed already; it sees neither whose they are nor what they show. */
export interface ObjectStore {
  readonly name: "folder" | "s3";
  /** Resolves once they outlast a crash. The same key again replaces them. Throws `StoreUnavailable`. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined: there is no such object. Throws `StoreUnavailable`. */
  get(key: string): Promise<Buffer | undefined>;
  /** Deletes for good, and does nothing where there is none. Throws `StoreUnavailable`. */
  delete(key: string): Promise<void>;
  /** All keys that begin so, in no order, with the moment of their last writing: what a sweep holds against the database. */
  list(prefix: string): AsyncIterable<{ key: string; at: Date }>;
  /** What a crash left half written before this moment, and that is no object. Throws `StoreUnavailable`. */
  dropHalves(before: Date): Promise<void>;
}

export function checkedKey(key: string): string {
  if (!objectKey.test(key)) throw new RangeError("not a key of an object");
  return key;
}
