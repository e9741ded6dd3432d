import type { Slice } from "../../../kernel/read-document.ts";

/** The model that reads text is less sure of itself than the one for zones, and as seldom wrong. */
export const sureEnough = 0.6;

/** Along a line, letters are as wide as each other but for a little. */
export function partOf([x, y, alongX, alongY, ...down]: Slice, from: number, to: number): Slice {
  const share = to - from;
  return [x + from * alongX, y + from * alongY, share * alongX, share * alongY, ...down];
}
