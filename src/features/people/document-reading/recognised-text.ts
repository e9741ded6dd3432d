import type { TextLine } from "../../../platform/document-reader.ts";

/** What the model says of each step along a line: the likelihood of each character, and first of none. */
type Steps = { data: Float32Array; steps: number; classes: number };

/**
 * Connectionist temporal classification: the likeliest character of each step, once where it is repeated, and nothing where
 * the model sees none.
 */
export function textIn(
  { data, steps, classes }: Steps,
  alphabet: readonly string[],
): Pick<TextLine, "text" | "certain"> {
  let text = "";
  const certain: number[] = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    const start = step * classes;
    let best = 0;
    for (let one = 1; one < classes; one++) if (data[start + one]! > data[start + best]!) best = one;
    if (best !== 0 && best !== last) {
      const character = alphabet[best - 1] ?? "";
      text += character;
      // a character may be of several code units
      certain.push(...Array.from({ length: character.length }, () => data[start + best]!));
    }
    last = best;
  }
  return { text, certain };
}
