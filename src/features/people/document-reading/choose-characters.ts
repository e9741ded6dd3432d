import type { LikelyLine } from "./classify-lines.ts";
import { checkDigit } from "./machine-zone.ts";
import { isState } from "./states.ts";
import { digits, letters, type Alphabet, type Layout } from "./zone-layouts.ts";
import { characters } from "./zone-network.ts";

/** What a line says, and of each character how certain that is, 0 to 1. */
export type ChosenLine = { text: string; certain: number[] };
type Reading = { text: string; weight: number };

/** What is less likely is no candidate: a check digit chooses between what was seen, and never invents. */
const leastLikely = 0.03;
/** How far from the likeliest characters a proved line may be: two doubtful ones, no more. */
const leastOfSeen = 0.002;
/** Of the readings of a field, those that matter. */
const mostReadings = 64;

/** A passport's first line: names have no check digit, so each character is as it was seen. Undefined where no state issues it. */
export function chooseNames(line: LikelyLine): ChosenLine | undefined {
  const state = chooseState(line, 2);
  return state && pieced([chooseFree(line, 0, "P"), chooseFree(line, 1, letters), state, ...namesFrom(line, 5)]);
}

/** Where nothing was seen, under a thumb or a lamp, no letter is made up: it counts as a filler that is not certain at all. */
const namesFrom = (line: LikelyLine, from: number) =>
  line.slice(from).map((_, place) => {
    const chosen = chooseFree(line, from + place, letters);
    return chosen.certain[0]! < leastLikely ? { text: "<", certain: [0] } : chosen;
  });

/** The likeliest characters with which every check digit holds; undefined where none of what was seen fulfils them. */
export function chooseProved(line: LikelyLine, layout: Layout): ChosenLine | undefined {
  const { length, fields, free, state } = layout;
  const unproved = Array.from<string>({ length }).fill("<");
  const seen = new Map<number, number>();
  const place = (from: number, { text, certain }: ChosenLine) => {
    for (const [at, one] of Array.from(text).entries()) {
      unproved[from + at] = one;
      seen.set(from + at, certain[at]!);
    }
  };
  for (const [column, alphabet] of Object.entries(free))
    place(Number(column), chooseFree(line, Number(column), alphabet));
  if (state !== undefined) {
    const nationality = chooseState(line, state);
    if (!nationality) return undefined;
    place(state, nationality);
  }
  const readings = fields.map(({ from, to, value, digit }) =>
    readingsOf(line.slice(from, to + 1).map((cell, at) => candidates(cell, from + at === to ? digit : value))).filter(
      ({ text }) => isProved(text),
    ),
  );
  const proved = everyOneOf(readings).flatMap((chosen) => proofOf(chosen, unproved, line, layout));
  const likeliest = line.reduce((weight, cell, column) => (seen.has(column) ? weight : weight * Math.max(...cell)), 1);
  return agreed(
    proved.filter(({ weight }) => weight >= likeliest * leastOfSeen),
    seen,
  );
}

/** The fields together, if the last digit was seen as the one that they ask for. */
function proofOf(
  chosen: readonly Reading[],
  unproved: readonly string[],
  line: LikelyLine,
  { fields, whole, length }: Layout,
): Reading[] {
  const all = [...unproved];
  for (const [at, { from }] of fields.entries())
    all.splice(from, chosen[at]!.text.length, ...Array.from(chosen[at]!.text));
  all[length - 1] = checkDigit(whole.map(([from, to]) => all.slice(from, to).join("")).join(""));
  const last = candidates(line[length - 1]!, digits).find(({ text }) => text === all[length - 1]);
  const weight = chosen.reduce((product, one) => product * one.weight, last?.weight ?? 0);
  return last ? [{ text: all.join(""), weight }] : [];
}

/** The likeliest of the proved; a character is as certain as the share of those that agree on it. */
function agreed(proved: readonly Reading[], seen: ReadonlyMap<number, number>): ChosenLine | undefined {
  const [best] = proved.toSorted(byWeight);
  if (!best) return undefined;
  const total = proved.reduce((sum, { weight }) => sum + weight, 0);
  const agreeing = (one: string, column: number) =>
    proved.reduce((sum, { text, weight }) => (text[column] === one ? sum + weight : sum), 0) / total;
  return {
    text: best.text,
    certain: Array.from(best.text, (one, column) => seen.get(column) ?? agreeing(one, column)),
  };
}

function isProved(field: string): boolean {
  const [value, digit] = [field.slice(0, -1), field.at(-1)!];
  return checkDigit(value) === digit || (digit === "<" && /^<*$/.test(value));
}

function chooseFree(line: LikelyLine, column: number, alphabet: Alphabet): ChosenLine {
  const { text, weight } = candidates(line[column]!, alphabet)[0]!;
  return { text, certain: [weight] };
}

/** The likeliest of all states that may stand there. */
function chooseState(line: LikelyLine, from: number): ChosenLine | undefined {
  const cells = line.slice(from, from + 3);
  const best = readingsOf(cells.map((cell) => candidates(cell, letters))).find(({ text }) => isState(text));
  const likely = (one: string, at: number) => cells[at]![characters.indexOf(one)]!;
  return best && { text: best.text, certain: Array.from(best.text, likely) };
}

/** Of an alphabet, the likeliest first; never none. */
function candidates(cell: Float32Array, alphabet: Alphabet): Reading[] {
  const all = Array.from(alphabet, (text) => ({ text, weight: cell[characters.indexOf(text)]! })).toSorted(byWeight);
  return all.filter(({ weight }, at) => at === 0 || (weight >= leastLikely && at < 4));
}

/** What cells may say together, the likeliest first. */
function readingsOf(cells: readonly (readonly Reading[])[]): Reading[] {
  const longer = (readings: readonly Reading[], cell: readonly Reading[]) =>
    readings
      .flatMap(({ text, weight }) => cell.map((one) => ({ text: text + one.text, weight: weight * one.weight })))
      .toSorted(byWeight)
      .slice(0, mostReadings);
  return cells.reduce<Reading[]>(longer, [{ text: "", weight: 1 }]);
}

/** One reading of each field, in every combination of the few likeliest. */
function everyOneOf(fields: readonly (readonly Reading[])[]): Reading[][] {
  return fields.reduce<Reading[][]>(
    (all, readings) => all.flatMap((chosen) => readings.slice(0, 6).map((one) => [...chosen, one])),
    [[]],
  );
}

const byWeight = (one: Reading, other: Reading) => other.weight - one.weight;

const pieced = (parts: readonly ChosenLine[]): ChosenLine => ({
  text: parts.map(({ text }) => text).join(""),
  certain: parts.flatMap(({ certain }) => certain),
});
