import { typedSims } from "../../../features/stock/sims/rules.ts";
import type { Areas } from "../../ground/visit/words.ts";

/** What cannot be right in SIMs' numbers, by the names of their fields. A field that was not reached yet is not wrong. */
export function wrongSims(
  typed: Readonly<Record<string, string>>,
  { problems: words }: Areas["errors"],
): Record<string, string | undefined> {
  const found = typedSims(Object.values(typed));
  return Object.fromEntries(
    Object.keys(typed).map((name, place) => {
      const { problem } = found[place]!;
      return [name, problem && problem !== "empty" ? words[problem]() : undefined];
    }),
  );
}
