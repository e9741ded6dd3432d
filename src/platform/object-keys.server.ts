import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** A key of one object alone, sealed by the master key of this name. It is stored beside the object. */
type WrappedKey = { master: string; wrapped: Buffer };

/** `what` names the part (`photo`, `details`): one part of an object never opens in another's place. */
export type ObjectKey = {
  seal(bytes: Buffer, what: string): Buffer;
  /** Throws `BytesDamaged` when they were sealed with another key, for another object or part, cut off or tampered with. */
  open(sealed: Buffer, what: string): Buffer;
};

/**
 * Keys of what is worth more than a shop's secrets: documents and photographs. Each object has its own, which is wrapped
 * by a master key and bound to the object's row: copied to another row it opens nothing.
 */
export type ObjectKeys = {
  /** The master key that new objects get. */
  readonly current: string;
  make(bound: string): { wrapped: WrappedKey; key: ObjectKey };
  /** Throws `MasterKeyMissing` or `KeyDamaged`. */
  unwrap(wrapped: WrappedKey, bound: string): ObjectKey;
  /** The same key under the current master key; the object itself stays as it is. Undefined: it is damaged. */
  rewrap(wrapped: WrappedKey, bound: string): WrappedKey | undefined;
  /** The same for the same text of the same kind: finds equals without opening any. 32 bytes; no master key changes it. */
  mark(kind: string, text: string): Buffer;
};

/** A key was taken out of the settings while objects still need it. */
export class MasterKeyMissing extends Error {}

/** The key that is stored beside an object opens with the master key that wrapped it no more, or is another object's. */
export class KeyDamaged extends Error {}

/** What the key sealed opens no more, although the key is the right one. */
export class BytesDamaged extends Error {}

const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** So long is whatever a master key has wrapped. */
export const wrappedBytes = nonceBytes + tagBytes + keyBytes;

type Keys = {
  /** The first is the current one. 32 bytes each. */
  masters: readonly { name: string; key: Buffer }[];
  /** 32 bytes, for the marks. */
  markKey: Buffer;
};

export function openObjectKeys({ masters, markKey }: Keys): ObjectKeys {
  const [first] = masters;
  if (!first) throw new RangeError("there must be a master key");
  if ([markKey, ...masters.map(({ key }) => key)].some((key) => key.length !== keyBytes))
    throw new RangeError("a master key must be 32 bytes");
  const named = new Map(masters.map(({ name, key }) => [name, key]));
  const raw = ({ master, wrapped }: WrappedKey, bound: string) => {
    const key = named.get(master);
    if (!key) throw new MasterKeyMissing(`the master key ${master} is not among the settings`);
    try {
      return unsealed(key, wrapped, `key ${bound}`);
    } catch (error) {
      throw new KeyDamaged("the key of an object does not open", { cause: error });
    }
  };
  const wrap = (key: Buffer, bound: string): WrappedKey => ({
    master: first.name,
    wrapped: sealed(first.key, key, `key ${bound}`),
  });
  return {
    current: first.name,
    make(bound) {
      const key = randomBytes(keyBytes);
      return { wrapped: wrap(key, bound), key: objectKey(key, bound) };
    },
    unwrap: (wrapped, bound) => objectKey(raw(wrapped, bound), bound),
    rewrap(wrapped, bound) {
      try {
        return wrap(raw(wrapped, bound), bound);
      } catch (error) {
        if (error instanceof KeyDamaged) return undefined;
        throw error;
      }
    },
    mark: (kind, text) => createHmac("sha256", markKey).update(`${kind}\n${text}`).digest(),
  };
}

const objectKey = (key: Buffer, bound: string): ObjectKey => ({
  seal: (bytes, what) => sealed(key, bytes, `${what} ${bound}`),
  open(bytes, what) {
    try {
      return unsealed(key, bytes, `${what} ${bound}`);
    } catch (error) {
      throw new BytesDamaged("what was sealed does not open", { cause: error });
    }
  },
});

/**
 * AES-256-GCM: nonce, tag, bytes. `bound` is authenticated and not stored. In this mode the end adds no bytes, and a photograph
 * is not copied once more for them.
 */
function sealed(key: Buffer, bytes: Buffer, bound: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(bound));
  const body = cipher.update(bytes);
  cipher.final();
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function unsealed(key: Buffer, bytes: Buffer, bound: string): Buffer {
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(bound)).setAuthTag(tag);
  const opened = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  // whoever tampered with it is noticed here
  decipher.final();
  return opened;
}
