/** Characters that move a terminal's cursor or change the text direction. */
const controls = /[\p{Cc}\p{Cs}\u{61c}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;

/** Foreign text on one line of a terminal. */
export function onOneLine(text: string): string {
  return text.replace(controls, " ").replace(/ {2,}/g, " ").trim();
}

/** Characters that are two columns wide: Chinese, Japanese, Korean and full-width forms. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u{3000}-\u{303f}\u{ff01}-\u{ff60}\p{Emoji_Presentation}]/u;

function columns(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (/\p{M}/u.test(letter) ? 0 : wide.test(letter) ? 2 : 1), 0);
}

/** A table of one-line cells under a head, as wide as it needs to be. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [head, ...rows.map((row) => row.map(onOneLine))];
  const widths = head.map((_, place) => Math.max(...lines.map((line) => columns(line[place] ?? ""))));
  return lines.map((line) =>
    line
      .map((cell, place) => cell + " ".repeat(widths[place]! - columns(cell)))
      .join("  ")
      .trimEnd(),
  );
}

/** `2026-11-21 08:00`, in UTC. */
export function moment(instant: Date | null): string {
  return instant ? instant.toISOString().slice(0, 16).replace("T", " ") : "";
}

/** Of an id, as much as a person types. */
export const shortId = 8;

/** The one with this id prefix; undefined when there is none, or more than one. */
export function theOneLike<Row extends { id: string }>(rows: readonly Row[], beginning: string): Row | undefined {
  const found = beginning.length < 4 ? [] : rows.filter(({ id }) => id.startsWith(beginning.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
}
