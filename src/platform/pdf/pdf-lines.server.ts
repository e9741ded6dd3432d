const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60`;
/**
 * A line may break between two of these: a word with its trailing spaces (but no no-break space), or one Chinese or
 * Japanese character.
 */
const pieces = new RegExp(String.raw`[${wide}]|[^ ${wide}]+ *| +`, "gu");
const neverFirst = /^[，。、；：？！）」』》”’…—%,.;:?!)\]]/u;
const neverLast = /[（「『《“‘([]$/u;

/** Breaks a text into lines no wider than `width`; a word that is longer than a line is broken anywhere. */
export function brokenInto(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  const put = (piece: string) => {
    if (line && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  };
  for (const piece of unbroken(text)) {
    if (widthOf(piece.trimEnd()) <= width) put(piece);
    else for (const letter of piece) put(letter);
  }
  return [...lines, line.trimEnd()];
}

/** Splits a text into unbreakable pieces: a comma never starts a line, an opening bracket never ends one. */
function unbroken(text: string): string[] {
  const joined: string[] = [];
  for (const [piece] of text.matchAll(pieces)) {
    const last = joined.at(-1);
    if (last !== undefined && (neverFirst.test(piece) || neverLast.test(last)))
      joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}
