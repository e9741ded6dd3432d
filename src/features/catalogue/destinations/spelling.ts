/** Letters that Unicode does not take apart, as travellers type them: Tromsø → tromso. 臺 and 台 are one word. */
const folded: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  臺: "台",
};

const foldable = new RegExp(`[${Object.keys(folded).join("")}]`, "g");
const katakanaAfterHiragana = 0x60;

/**
 * One spelling for what people type and what names say: no case, accents, width or kana differences, `&` as a word,
 * punctuation as a space. `" Côte d'Ivoire "` → `"cote divoire"`. Voiced kana and Hangul stay whole (バリ is not パリ).
 */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(foldable, (letter) => folded[letter]!)
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! + katakanaAfterHiragana))
    .replaceAll("&", " and ")
    .replace(/['’‘ʻʼ`´.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const runs =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[^\s\p{Script=Han}々\p{Script=Katakana}ー\p{Script=Hangul}]+/gu;
const latinOrDigits = /^[a-z0-9]/;

export function isLatin(term: string): boolean {
  return latinOrDigits.test(term);
}

/**
 * Words of a plain spelling; where a script writes no spaces, characters and pairs of neighbours. `"東京 bar"` → 東, 京,
 * 東京, bar.
 */
export function terms(spelling: string): string[] {
  return (spelling.match(runs) ?? []).flatMap((run) => (isLatin(run) ? [run] : charactersAndPairs(Array.from(run))));
}

function charactersAndPairs(characters: string[]): string[] {
  return [...characters, ...characters.slice(1).map((character, place) => characters[place]! + character)];
}
