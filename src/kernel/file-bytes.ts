import * as z from "zod/mini";

/** With bytes as its body (`application/octet-stream`), a call has its other fields in this header: JSON, percent-encoded. */
export const wishHeader = "wish";

const schemas = new WeakSet<object>();

/**
 * A file in the input of a call: its bytes. Over HTTP they are the body, or base64 in the JSON of the others
 * (platform/answer). What they hold is the call's own affair.
 */
export function fileBytes(most: number, heavy: "photo.heavy"): z.ZodMiniType<Uint8Array> {
  const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;
  const schema = z.custom<Uint8Array>((value) => isBytes(value) && value.length > 0 && value.length <= most, {
    error: ({ input }) => (isBytes(input) && input.length > most ? heavy : "empty"),
  });
  schemas.add(schema);
  return schema;
}

/** For OpenAPI. */
export const isFileBytes = (schema: object): boolean => schemas.has(schema);
