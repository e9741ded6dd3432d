import type { Words } from "../ground/asking.ts";

/** What a field of a plan is called, by its path in the record. */
export function fieldLabel(path: string, words: Words["plans"]["plan"]): string {
  const [, currency, side] = path.split(".");
  if (path.startsWith("prices.")) return (side === "was" ? words.was : words.price)(currency!);
  return words.fields[path as keyof typeof words.fields] ?? path;
}
