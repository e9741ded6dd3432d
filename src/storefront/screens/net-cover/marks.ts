import { isOnSheet, mapSheets, onSheet, type MapArea } from "../../../features/catalogue/coverage/map-sheets.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Areas } from "../../ground/visit/words.ts";

export type Place = Answer<"/common/getCoverageMap">["places"][number];
export type Mark = { place: Place; x: number; y: number };

/** `2 networks, 5G`; without a generation where none is known. */
export function offerOf({ networks, generation }: Place, words: Areas["netcover"]["place"]): string {
  return generation ? words.mark(networks, generation) : words.networks(networks);
}

/** The destinations that lie on a map, in the order of their names. */
export function marksOn(area: MapArea, places: readonly Place[]): Mark[] {
  return places
    .map((place) => ({ place, at: onSheet(mapSheets[area], place.longitude, place.latitude) }))
    .filter(({ at }) => isOnSheet(at))
    .map(({ place, at: [x, y] }) => ({ place, x, y }));
}

/** Who points beside a small mark means it. Units of the sheet. */
const reach = 36;

export function nearestMark(marks: readonly Mark[], x: number, y: number): Mark | undefined {
  const [nearest] = marks
    .map((mark) => ({ mark, far: Math.hypot(mark.x - x, mark.y - y) }))
    .toSorted((one, other) => one.far - other.far);
  return nearest && nearest.far <= reach ? nearest.mark : undefined;
}

const directions = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] } as const;
const isDirection = (key: string): key is keyof typeof directions => Object.hasOwn(directions, key);

/** What lies aside counts so much farther than what lies ahead. */
const asideWeight = 2.5;

/** Where an arrow key leads: the nearest mark on that side; Home and End lead to the first and last by name. */
export function markBeside(marks: readonly Mark[], from: Mark, key: string): Mark | undefined {
  if (key === "Home") return marks[0];
  if (key === "End") return marks.at(-1);
  if (!isDirection(key)) return undefined;
  const [toX, toY] = directions[key];
  const ahead = marks.flatMap((mark) => {
    const [x, y] = [mark.x - from.x, mark.y - from.y];
    const forward = x * toX + y * toY;
    const aside = Math.abs(x * toY) + Math.abs(y * toX);
    return mark !== from && forward > 0 && aside <= forward * 2 ? [{ mark, far: forward + asideWeight * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.far - other.far)[0]?.mark;
}
