import sharp from "sharp";
import { chance, oneOf } from "../../bench/chance.ts";
import type { Identity } from "./identities.ts";
import face from "./ocr-b.json" with { type: "json" };
import { zoneLines } from "./zone-lines.ts";

/** Pixels in sRGB, row by row. */
export type Picture = { data: Uint8Array; width: number; height: number };
/** Where the zone's cells are in its picture: the middle of the first one, and from one to the next. */
export type Grid = { left: number; top: number; pitch: number; leading: number };
export type Page = Picture & { grid: Grid; lines: readonly string[] };

/** ICAO 9303 part 3: a page of 125 by 88 mm, characters at 2.54 mm, lines at about 6.35 mm. At 12 pixels to the millimetre. */
const width = 1500;
const height = 1056;
const pitch = 2.54 * 12;
const em = (pitch / face.advance) * 1000;

type Face = Record<string, string>;

/** A passport's data page that no state has issued: colours, pattern, picture, and everything that its zone says as text. */
export function drawPage(identity: Identity, seed: number): Promise<Page> {
  const next = chance(seed);
  const lines = zoneLines(identity);
  const { issuer, surname, given, number, birth, expiry, sex } = identity;
  const rows = [
    ["TYPE", identity.code.replace("<", "")],
    ["CODE", issuer.replaceAll("<", "")],
    ["PASSPORT NO", number],
    ["SURNAME", surname],
    ["GIVEN NAMES", given],
    ["DATE OF BIRTH", birth],
    ["SEX", sex],
    ["DATE OF EXPIRY", expiry],
  ];
  const text = rows.map(([name, value], row) => {
    const [x, y] = row < 3 ? [500 + row * 300, 150] : [500, 150 + (row - 2) * 108];
    return written(name!, x, y, 17, "#556", face.round) + written(value!, x, y + 42, 34, "#1b1b22", face.round);
  });
  return drawn({ lines, next, width, height, top: 905, inside: portrait(next) + text.join("") });
}

/** A zone alone, whatever its lines say: what the network of the reader is trained with. */
export function drawZone(lines: readonly string[], seed: number): Promise<Page> {
  return drawn({ lines, next: chance(seed), width, height: 300, top: 110, inside: "" });
}

type Drawing = {
  lines: readonly string[];
  next: () => number;
  width: number;
  height: number;
  top: number;
  inside: string;
};

async function drawn({ lines, next, inside, ...size }: Drawing): Promise<Page> {
  const grid = {
    left: 70 + next() * 40,
    top: size.top + (next() - 0.5) * 16,
    pitch,
    leading: pitch * (2.4 + next() * 0.3),
  };
  // ink runs or is thin
  const weight = next() * 26 - 4;
  const ink = oneOf(["#111", "#1a1a22", "#2a2522", "#33333b"], next);
  const printed = next() < 0.7 ? face.round : face.sharp;
  const zone = lines.flatMap((line, row) =>
    Array.from(line, (one, column) => {
      const x = grid.left + (column - 0.5) * pitch;
      // the middle of a capital letter is 0.35 of an em above the baseline
      const y = grid.top + row * grid.leading + 0.35 * em;
      return glyph(printed, one, x, y, em, weight);
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${paper(next, size)}${inside}
    <g fill="${ink}" stroke="${weight > 0 ? ink : "none"}">${zone.join("")}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, grid, lines };
}

function glyph(shapes: Face, one: string, x: number, y: number, size: number, weight = 0): string {
  const scale = size / 1000;
  const stroke = weight > 0 ? ` stroke-width="${weight}"` : "";
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${shapes[one]}"${stroke}/>`;
}

function written(text: string, x: number, y: number, size: number, colour: string, shapes: Face): string {
  const step = (size * face.advance) / 1000;
  const glyphs = Array.from(text, (one, place) => (one in shapes ? glyph(shapes, one, x + place * step, y, size) : ""));
  return `<g fill="${colour}">${glyphs.join("")}</g>`;
}

export function paper(next: () => number, { width: wide, height: high }: { width: number; height: number }): string {
  const hue = next() * 360;
  const [from, to] = [`hsl(${hue} 45% 92%)`, `hsl(${(hue + 70) % 360} 40% 86%)`];
  const waves = Array.from({ length: Math.ceil(high / 12) }, (_, row) => {
    const [depth, length] = [6 + next() * 8, 200 + next() * 200];
    const points = Array.from({ length: Math.ceil(wide / 20) + 1 }, (__, step) => {
      const y = row * 12 + depth * Math.sin((step * 20) / (length / 6.3) + row / 3);
      return `${step * 20},${y.toFixed(1)}`;
    });
    const colour = `hsl(${(hue + (row % 2) * 150) % 360} 45% 60%)`;
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-opacity=".3"/>`;
  });
  return `<defs><linearGradient id="paper" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#paper)"/>${waves.join("")}`;
}

export function portrait(next: () => number): string {
  const [skin, cloth] = [`hsl(${20 + next() * 15} 35% ${30 + next() * 40}%)`, `hsl(${next() * 360} 30% 35%)`];
  return `<rect x="70" y="170" width="370" height="480" fill="#b9c7d4"/><ellipse cx="255" cy="370" rx="95" ry="120" fill="${skin}"/>
    <path d="M110 650q20 -140 145 -140t145 140z" fill="${cloth}"/>`;
}
