import sharp from "sharp";
import { chance, oneOf } from "../../bench/chance.ts";
import { paper, portrait, type Picture } from "./draw-page.ts";
import { lettered } from "./letters.ts";

/** What a Hong Kong identity card shows. */
export type CardHolder = { english: string; chinese: string; birth: string; number: string };

/** What an exit-entry permit for Hong Kong and Macao shows; `validFrom` and the others as forms write days. */
export type PermitHolder = CardHolder & { validFrom: string; expiry: string };

/** ISO 7810: 85.6 by 54 mm, at 12 pixels to the millimetre. */
const width = 1027;
const height = 648;

/** A card that looks as Hong Kong's does to a reader: titles in both languages, a picture, names, dates and the number. */
export async function drawIdentityCard(
  { english, chinese, birth, number }: CardHolder,
  seed: number,
): Promise<Picture> {
  const next = chance(seed);
  const han = (text: string, x: number, y: number, size: number) => lettered(text, x, y, size, "noto-sans-tc");
  const latin = (text: string, x: number, y: number, size: number) => lettered(text, x, y, size, "instrument-sans-600");
  const [year, month, day] = birth.split("-");
  const text = [
    han("香港永久性居民身份證", 330, 62, 36),
    latin("HONG KONG PERMANENT IDENTITY CARD", 330, 98, 22),
    han(chinese, 340, 190, 46),
    latin(english, 340, 240, 30),
    latin("7115  1129  2429", 340, 284, 22),
    han("出生日期", 340, 335, 22),
    latin("Date of Birth", 440, 335, 20),
    latin(`${day}-${month}-${year}`, 340, 376, 30),
    latin(oneOf(["M", "F"], next), 640, 376, 30),
    han("簽發日期", 340, 440, 20),
    latin("Date of Issue", 430, 440, 18),
    latin("(06-18)", 340, 482, 26),
    latin("26-11-18", 340, 524, 26),
    latin(number, 690, 596, 40),
  ];
  return drawn(text, next);
}

/** As a photograph shows it whose lower edge, with the zone, a finger or a light covers. */
export async function drawPermit(holder: PermitHolder, seed: number): Promise<Picture> {
  const next = chance(seed);
  const han = (text: string, x: number, y: number, size: number) => lettered(text, x, y, size, "noto-sans-sc");
  const latin = (text: string, x: number, y: number, size: number) => lettered(text, x, y, size, "instrument-sans-600");
  const dotted = (day: string) => day.replaceAll("-", ".");
  const text = [
    han("往来港澳通行证", 130, 70, 46),
    latin("EXIT-ENTRY PERMIT FOR TRAVELLING TO AND FROM HONG KONG AND MACAO", 130, 104, 19),
    latin(holder.number, 770, 164, 34),
    han(holder.chinese, 380, 214, 42),
    latin(holder.english, 380, 262, 30),
    latin(dotted(holder.birth), 380, 322, 30),
    han(oneOf(["男", "女"], next), 640, 322, 30),
    latin(`${dotted(holder.validFrom)}-${dotted(holder.expiry)}`, 380, 392, 30),
    han(oneOf(["广东", "北京", "上海"], next), 380, 456, 30),
    han("公安部出入境管理局", 640, 456, 26),
  ];
  return drawn(text, next);
}

async function drawn(text: readonly string[], next: () => number): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper(next, { width, height })}
    <g transform="translate(0 60) scale(.72)">${portrait(next)}</g><g fill="#16202c">${text.join("")}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
