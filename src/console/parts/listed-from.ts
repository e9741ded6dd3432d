import { CallRefused } from "../../kernel/envelope.ts";
import { knownAsks } from "./known-asks.ts";

type Place = { after?: string; before?: string };

const places = { after: /^[\w-]{1,100}$/, before: /^[\w-]{1,100}$/ };

/**
 * A page of a list, from the place that the address names, or back from it (`isBack`); `isBeginning`: from no place. A
 * place that is none is left out and said, and so is what has the form of a value and is none: the list without it, from its beginning.
 */
export async function listedFrom<Name extends string, Found>(
  request: Request,
  forms: Readonly<Record<Name, RegExp>>,
  ask: (asks: Partial<Record<Name, string>>, place: Place) => Promise<Found>,
): Promise<{
  found: Found;
  asks: Partial<Record<Name, string>>;
  dropped: string[];
  isBack: boolean;
  isBeginning: boolean;
}> {
  const { asks: all, dropped } = knownAsks<string>(request, { ...forms, ...places });
  const { after, before, ...asks } = all;
  const known = asks as Partial<Record<Name, string>>;
  const place = after ? { after } : before ? { before } : {};
  try {
    const isBeginning = Object.keys(place).length === 0;
    return { found: await ask(known, place), asks: known, dropped, isBack: "before" in place, isBeginning };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    const asked = [...Object.keys(known), ...Object.keys(place)];
    const wrong = error.details.fields.map(({ field }) => field).filter((field) => asked.includes(field));
    // a cursor is refused by one of its names, whichever was said
    const left = wrong.some((field) => field in known) ? wrong : Object.keys(place);
    if (left.length === 0) throw error;
    const rest = Object.fromEntries(Object.entries(known).filter(([name]) => !left.includes(name))) as typeof known;
    return { found: await ask(rest, {}), asks: rest, dropped: [...dropped, ...left], isBack: false, isBeginning: true };
  }
}
