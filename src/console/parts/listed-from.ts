import { CallRefused } from "../../kernel/envelope.ts";
import { knownAsks } from "./known-asks.ts";

type Place = { after?: string; before?: string };

const places = { after: /^[\w-]{1,100}$/, before: /^[\w-]{1,100}$/ };

/** A page of a list, from the place that the address names; a place that is none is left out and said: the list from its beginning. */
export async function listedFrom<Name extends string, Found>(
  request: Request,
  forms: Readonly<Record<Name, RegExp>>,
  ask: (asks: Partial<Record<Name, string>>, place: Place) => Promise<Found>,
): Promise<{ found: Found; asks: Partial<Record<Name, string>>; dropped: string[] }> {
  const { asks: all, dropped } = knownAsks<string>(request, { ...forms, ...places });
  const { after, before, ...asks } = all;
  const known = asks as Partial<Record<Name, string>>;
  const place = after ? { after } : before ? { before } : {};
  try {
    return { found: await ask(known, place), asks: known, dropped };
  } catch (error) {
    const isPlace = error instanceof CallRefused && error.code === "INVALID_INPUT" && Object.keys(place).length > 0;
    if (!isPlace) throw error;
    return { found: await ask(known, {}), asks: known, dropped: [...dropped, ...Object.keys(place)] };
  }
}
