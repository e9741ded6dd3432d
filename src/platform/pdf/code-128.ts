/** ISO/IEC 15417: the widths of bars and spaces of each sign, three of either; the last ends a code with a bar more. */
export const signWidths: readonly string[] = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112"
).split(" ");
const [startB, stop, check] = [104, 106, 103];
/** Modules without a bar on either side, for a scanner to know where it begins. */
export const quiet = 10;

/** Bars and spaces in turn, in modules. Code set B has the printable signs of ASCII, each a module sum of 11. */
export function code128(text: string): number[] {
  const signs = Array.from(text, (sign) => sign.charCodeAt(0) - 32);
  if (signs.some((sign) => sign < 0 || sign > 94)) throw new Error("Code 128 B has printable ASCII alone");
  const sum = signs.reduce((total, sign, place) => total + sign * (place + 1), startB) % check;
  return [startB, ...signs, sum, stop].flatMap((sign) => Array.from(signWidths[sign]!, Number));
}

type Pdf = { rect(x: number, y: number, width: number, height: number): unknown; fill(colour: string): unknown };

/** One path for all bars, with room on either side; for scanners that read no QR code. */
export function drawBars(
  doc: Pdf,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const bars = code128(text);
  const module = width / (bars.reduce((sum, one) => sum + one, 0) + 2 * quiet);
  let at = x + quiet * module;
  for (const [place, modules] of bars.entries()) {
    if (place % 2 === 0) doc.rect(at, y, modules * module, height);
    at += modules * module;
  }
  doc.fill("#000000");
}
