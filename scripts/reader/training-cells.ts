import sharp from "sharp";
import { chance, oneOf } from "../../bench/chance.ts";
import { cutCell, type Cell, type Grey } from "../../src/features/people/document-reading/cut-cell.ts";
import { cellHeight, cellWidth, characters } from "../../src/features/people/document-reading/zone-network.ts";
import { drawZone, type Page } from "../documents/draw-page.ts";
import { identitiesOf } from "../documents/identities.ts";
import { takePhotograph, through, type Homography } from "../documents/take-photograph.ts";
import { zoneLines } from "../documents/zone-lines.ts";

/** Cells, each with the number of its class. */
export type Cells = { inputs: Float32Array[]; rights: number[] };

const none = characters.length;

/** Photographs of zones: three of four say anything at all, so that each character is as frequent, the others are passports'. */
export async function trainingCells(photographs: number, seed: number): Promise<Cells> {
  const next = chance(seed);
  const identities = identitiesOf("training", photographs, seed);
  const cells: Cells = { inputs: [], rights: [] };
  for (let one = 0; one < photographs; one++) {
    const anything = () => Array.from({ length: 44 }, () => oneOf(characters, next)).join("");
    const lines = one % 4 === 3 ? zoneLines(identities[one]!) : [anything(), anything()];
    const zone = await drawZone(lines, seed + one);
    const { jpeg, toPhoto } = await takePhotograph(zone, seed + 7919 + one, 0.2 + next() * 1.1);
    const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
    cutAll({ data, width: info.width, height: info.height }, zone, toPhoto, next, cells);
  }
  return cells;
}

/** As the reader would find them, which is never quite where they are. */
function cutAll(grey: Grey, zone: Page, toPhoto: Homography, next: () => number, { inputs, rights }: Cells): void {
  const add = (column: number, row: number, right: number) => {
    const input = new Float32Array(cellWidth * cellHeight);
    cutCell(grey, shifted(cellAt(zone, toPhoto, column, row), next), input);
    inputs.push(input);
    rights.push(right);
  };
  for (const [row, line] of zone.lines.entries())
    for (const [column, one] of Array.from(line).entries()) add(column, row, characters.indexOf(one));
  for (let one = 0; one < 6; one++) {
    add(-1.2 - next() * 2, one % 2, none);
    add(44.2 + next() * 2, one % 2, none);
    add(next() * 43, 0.4 + next() * 0.2, none);
    // between two: neither of them
    add(Math.floor(next() * 43) + 0.5, one % 2, none);
  }
}

export function cellAt({ grid }: Page, toPhoto: Homography, column: number, row: number): Cell {
  const at = (across: number, down: number) =>
    through(toPhoto, grid.left + across * grid.pitch, grid.top + down * grid.leading);
  const [x, y] = at(column, row);
  const [[leftX, leftY], [rightX, rightY]] = [at(column - 0.5, row), at(column + 0.5, row)];
  const [[upX, upY], [downX, downY]] = [at(column, row - 0.5), at(column, row + 0.5)];
  const right = [rightX - leftX, rightY - leftY] as const;
  const scale = Math.hypot(...right) / Math.hypot(upX - downX, upY - downY);
  return { x, y, right, up: [(upX - downX) * scale, (upY - downY) * scale] };
}

function shifted({ x, y, right, up }: Cell, next: () => number): Cell {
  const around = (most: number) => (next() + next() - 1) * most;
  const [across, upwards] = [around(0.16), around(0.16)];
  const [wide, high, lean] = [1 + around(0.1), 1 + around(0.12), around(0.08)];
  return {
    x: x + across * right[0] + upwards * up[0],
    y: y + across * right[1] + upwards * up[1],
    right: [right[0] * wide, right[1] * wide],
    up: [up[0] * high + lean * right[0], up[1] * high + lean * right[1]],
  };
}
