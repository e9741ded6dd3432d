import { signWidths } from "../../../platform/pdf/code-128.ts";

/** What follows each other along a line of a picture, in pixels: a dark one, a light one, and so on. */
type Runs = readonly number[];

const patterns = signWidths.map((widths) => Array.from(widths.slice(0, 6), Number));
const modulesOfSign = 11;
const [startA, startC, stop, check] = [103, 105, 106, 103];
const starts = [startA, startC] as const;
const all = [0, stop] as const;
/** In modules, of the five pairs of neighbours together; ink that spreads moves none of them. */
const mostOff = 2.5;
/** A card's number has eleven signs, and one that is written letter by letter twenty-three. */
const mostSigns = 32;
/** Of one sign's modules against those of the sign before, which a picture in perspective changes slowly. */
const likeBefore = 1.3;

type Sign = { sign: number; module: number };

/** The texts of all codes along a line whose check digit holds (ISO/IEC 15417). */
export function codesIn(runs: Runs): string[] {
  const found: string[] = [];
  const signAt = signsAlong(runs);
  for (let at = 0; at + 6 <= runs.length; at += 2) {
    const first = likeliest(runs, at, starts);
    if (!first) continue;
    const text = textOf(signsFrom(signAt, at, first));
    if (text !== undefined) found.push(text);
  }
  return found;
}

type SignAt = (at: number) => Sign | null;

/** Each is told once, however many starts it may follow: in a striped picture a code starts at every third stripe. */
function signsAlong(runs: Runs): SignAt {
  const told = new Map<number, Sign | null>();
  return (at) => {
    const known = told.get(at);
    if (known !== undefined) return known;
    const sign = likeliest(runs, at, all);
    told.set(at, sign);
    return sign;
  };
}

/** From its start up to its end, without the latter; empty where the line breaks off before, or goes on for too long. */
function signsFrom(signAt: SignAt, at: number, first: Sign): number[] {
  const signs = [first.sign];
  let { module } = first;
  for (let next = at + 6; signs.length <= mostSigns; next += 6) {
    const one = signAt(next);
    if (!one || one.module > module * likeBefore || module > one.module * likeBefore) return [];
    if (one.sign === stop) return signs;
    signs.push(one.sign);
    module = one.module;
  }
  return [];
}

/** Of the signs from one up to another. */
function likeliest(runs: Runs, at: number, [from, to]: readonly [number, number]): Sign | null {
  const six = runs.slice(at, at + 6);
  const length = six.reduce((sum, one) => sum + one, 0);
  if (six.length < 6) return null;
  const module = length / modulesOfSign;
  const seen = six.map((one) => one / module);
  let [sign, least] = [-1, mostOff];
  for (let one = from; one <= to; one++) {
    const off = offBy(seen, patterns[one]!);
    if (off < least) [sign, least] = [one, off];
  }
  return sign < 0 ? null : { sign, module };
}

/** From one edge to the next of its kind; a little of how dark it is all in all, where the edges alone cannot tell. */
function offBy(seen: readonly number[], pattern: readonly number[]): number {
  let off = 0;
  for (let pair = 0; pair < 5; pair++)
    off += Math.abs(seen[pair]! + seen[pair + 1]! - pattern[pair]! - pattern[pair + 1]!);
  return off + Math.abs(darkOf(seen) - darkOf(pattern)) / 2;
}

const darkOf = (six: readonly number[]) => six[0]! + six[2]! + six[4]!;

function textOf(signs: readonly number[]): string | undefined {
  const [start = 0, ...said] = signs;
  const digit = said.pop();
  if (digit !== said.reduce((sum, sign, place) => sum + sign * (place + 1), start) % check) return undefined;
  let set = "ABC"[start - startA]!;
  let text = "";
  for (const sign of said) {
    const change = { 99: "C", 100: "B", 101: "A" }[sign];
    if (set === "C" && sign < 100) text += String(sign).padStart(2, "0");
    else if (sign < 64 || (set === "B" && sign < 95)) text += String.fromCharCode(sign + 32);
    else if (change !== undefined && change !== set) set = change;
    // FNC 1 says what the code is for; other signs stand in no number of a card
    else if (sign !== 102) return undefined;
  }
  return text;
}
