import { mix } from "./colour.ts";
import { drawing, short } from "./svg.ts";

type Sea = {
  width: number;
  rows: number;
  /** Radius of the waves at the horizon and at the shore. */
  far: number;
  near: number;
};

/** How a wave looks by its depth, 0 at the horizon, 1 at the shore. */
type Paint = {
  even: (depth: number) => string;
  odd: (depth: number) => string;
  line: (depth: number) => string;
  ground: [string, string, string];
};

const flat = (colour: string) => () => colour;

export const seas: Record<string, { sea: Sea; paint: Paint }> = {
  "horizon-light": {
    sea: { width: 1600, rows: 11, far: 13, near: 104 },
    paint: {
      even: (depth) => mix("#0d2a66", 0.06 + 0.92 * depth, "#a9cbd9"),
      odd: (depth) => mix("#143d85", 0.04 + 0.92 * depth, "#bcd9e2"),
      line: (depth) => mix("#f4f9fb", 0.92 - 0.5 * depth, "#2f6bb0"),
      ground: ["#9dc0d2", "#3d6aa8", "#0d2a66"],
    },
  },
  "horizon-dark": {
    sea: { width: 1600, rows: 11, far: 13, near: 104 },
    paint: {
      even: (depth) => mix("#040b1d", 0.2 + 0.78 * depth, "#1c4490"),
      odd: (depth) => mix("#071634", 0.2 + 0.78 * depth, "#24509f"),
      line: (depth) => mix("#7fb2ff", 0.6 - 0.3 * depth, "#0a2250"),
      ground: ["#14346f", "#0b2350", "#06122e"],
    },
  },
  "foot-light": {
    sea: { width: 1600, rows: 3, far: 71, near: 71 },
    paint: {
      even: flat("#0a1f44"),
      odd: flat("#12306b"),
      line: flat("#5f86c4"),
      ground: ["#0a1f44", "#0a1f44", "#0a1f44"],
    },
  },
  "foot-dark": {
    sea: { width: 1600, rows: 3, far: 71, near: 71 },
    paint: {
      even: flat("#040d20"),
      odd: flat("#0a1d42"),
      line: flat("#5f86c4"),
      ground: ["#040d20", "#040d20", "#040d20"],
    },
  },
};

const RINGS = 5;

/** Waves in rows, each row one pattern, so that a whole sea is a few kilobytes. */
export function drawSea({ width, rows, far, near }: Sea, paint: Paint): string {
  let patterns = "";
  let waves = "";
  let top = 0;
  let height = 0;
  const radii = Array.from({ length: rows }, (_, row) => far * (near / far) ** (row / (rows - 1)));
  const total = radii.slice(0, -1).reduce((sum, radius) => sum + radius * 0.62, 0) + near * 0.8;
  for (const [row, radius] of radii.entries()) {
    const depth = row / (rows - 1);
    const shift = (width / 2 + (row % 2) * radius) % (2 * radius);
    patterns +=
      `<pattern id="r${row}" width="${short(2 * radius, 2)}" height="${short(2 * radius, 2)}" patternUnits="userSpaceOnUse" ` +
      `patternTransform="translate(${short(shift)} ${short(top)})" stroke="${paint.line(depth)}" stroke-width="${short(0.6 + 1.5 * depth)}">` +
      `${wave(radius, depth, paint)}</pattern>`;
    height = Math.min(2 * radius, total - top);
    waves += `<path fill="url(#r${row})" d="M0 ${short(top)}h${width}v${short(height)}H0z"/>`;
    top += radius * 0.62;
  }
  const [farGround, midGround, nearGround] = paint.ground;
  const ground =
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${farGround}"/><stop offset=".55" stop-color="${midGround}"/>` +
    `<stop offset="1" stop-color="${nearGround}"/></linearGradient>`;
  const under = `<path fill="url(#g)" d="M0 ${short(far * 1.1)}h${width}V${short(total)}H0z"/>`;
  return drawing(width, Math.round(total), `<defs>${patterns}${ground}</defs>${under}${waves}`);
}

function wave(radius: number, depth: number, paint: Paint): string {
  return Array.from({ length: RINGS }, (_, ring) => {
    const fill = ring % 2 === 0 ? paint.even(depth) : paint.odd(depth);
    const size = short(radius * (1 - ring / RINGS) - 0.5);
    return `<circle cx="${short(radius)}" cy="${short(radius)}" r="${size}" fill="${fill}"/>`;
  }).join("");
}
