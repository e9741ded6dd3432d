const signs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const hasLetter = /[\p{L}\p{N}]/u;

/**
 * How many words a text has, for browser and server alike: words of letters by the spaces between them, each Chinese or
 * Japanese character as one. What says the same more than twice in a row, or holds no letter and no digit, says nothing.
 */
export function countWords(text: string): number {
  const words = (text.normalize("NFC").match(signs) ?? []).filter((word) => hasLetter.test(word));
  return words.filter((word, place) => place < 2 || word !== words[place - 1] || word !== words[place - 2]).length;
}
