import { geoEqualEarth, geoStream, type Projection, type Shape } from "d3-geo";
import { sheetHeight, sheetWidth, type MapSheet } from "../../src/features/catalogue/coverage/map-sheets.ts";
import { outlinesForDots } from "./geography.ts";
import type { Coast } from "./plane.ts";
import { drawing, short } from "./svg.ts";

const step = 9;

/** The land of one part of the world in dots of one tone: no coast line, no border, no name. */
export function drawLand(sheet: MapSheet): string {
  const columns = landColumns(projectionOf(sheet));
  const path = columns.map((row, index) => rowOfDots(row, index)).join("");
  return drawing(
    sheetWidth,
    sheetHeight,
    `<path id="land" d="${path}" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`,
  );
}

export function projectionOf({ middle, scale, x, y }: MapSheet): Projection {
  return geoEqualEarth().rotate([-middle, 0]).scale(scale).translate([x, y]).precision(0.5);
}

const rowHeight = step * 0.866;
const rowShift = (row: number) => ((row % 2) * step) / 2;

/**
 * For each row of the sheet the columns whose dots lie on land. Country by country, since neighbours overlap a little.
 */
function landColumns(projection: Projection): Set<number>[] {
  const rows = Array.from({ length: Math.ceil(sheetHeight / rowHeight) }, () => new Set<number>());
  for (const shape of outlinesForDots()) {
    for (const [row, edges] of crossings(coastsOf(shape, projection)))
      if (rows[row]) fill(rows[row], edges, rowShift(row));
  }
  return rows;
}

function coastsOf(shape: Shape, projection: Projection): Coast[] {
  const coasts: Coast[] = [];
  const sink = {
    point: (x: number, y: number) => void coasts.at(-1)!.push([x, y]),
    lineStart: () => void coasts.push([]),
    lineEnd: () => {},
    polygonStart: () => {},
    polygonEnd: () => {},
  };
  geoStream(shape, projection.stream(sink));
  return coasts;
}

/** By row: where it crosses the coasts, from left to right: in, out, in, out. */
function crossings(coasts: Coast[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const coast of coasts) {
    let [beforeX, beforeY] = coast.at(-1) ?? [0, 0];
    for (const [x, y] of coast) {
      const [top, foot] = y < beforeY ? [y, beforeY] : [beforeY, y];
      for (let row = Math.floor(top / rowHeight) + 1; row <= Math.floor(foot / rowHeight); row++) {
        const along = (row * rowHeight - beforeY) / (y - beforeY);
        found.set(row, [...(found.get(row) ?? []), beforeX + along * (x - beforeX)]);
      }
      [beforeX, beforeY] = [x, y];
    }
  }
  for (const edges of found.values()) edges.sort((one, other) => one - other);
  return found;
}

function fill(columns: Set<number>, edges: number[], shift: number): void {
  for (let at = 0; at + 1 < edges.length; at += 2) {
    const last = Math.floor((Math.min(edges[at + 1]!, sheetWidth) - shift) / step);
    for (let column = Math.max(0, Math.ceil((edges[at]! - shift) / step)); column <= last; column++)
      columns.add(column);
  }
}

/** A run of dots is one dashed line: dashes of no length with round ends are dots. */
function rowOfDots(columns: Set<number>, row: number): string {
  const sorted = [...columns].sort((one, other) => one - other);
  const starts = sorted.filter((column) => !columns.has(column - 1));
  const dots = (start: number) =>
    sorted.findIndex((column) => column >= start && !columns.has(column + 1)) - sorted.indexOf(start);
  return starts
    .map(
      (start) => `M${short(rowShift(row) + start * step)} ${short(row * rowHeight)}h${short(dots(start) * step + 0.1)}`,
    )
    .join("");
}
