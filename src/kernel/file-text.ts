/**
 * The text of a file that a person saved: UTF-8, or UTF-16 with its mark, as spreadsheets write it. Undefined for anything
 * else; UTF-16 of Latin letters without a mark would pass for UTF-8 with zeros between.
 */
export function fileText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_ENCODING_INVALID_ENCODED_DATA") return undefined;
    throw error;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
