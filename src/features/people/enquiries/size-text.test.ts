import { expect, test } from "vitest";
import { mostFileBytes } from "./rules.ts";
import { sizeText } from "./size-text.ts";

test.each([
  [1, "1 kB"],
  [2000, "2 kB"],
  [4_404_019, "4.2 MB"],
  [mostFileBytes, "10.0 MB"],
  [mostFileBytes + 1, "10.01 MB"],
  [Math.ceil(mostFileBytes * 1.001), "10.01 MB"],
  [mostFileBytes * 1.2, "12.00 MB"],
])("%i bytes are %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));
