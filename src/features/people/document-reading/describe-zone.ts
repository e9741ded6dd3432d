import { certainEnough, type ReadDocument, type ReadField, type Slice } from "../../../kernel/read-document.ts";
import type { ChosenLine } from "./choose-characters.ts";
import type { ReadZone } from "./read-zone.ts";
import { stateOf } from "./states.ts";

type Zone = Omit<ReadZone, "pieceOf">;
/** Where columns of a line stand in the photograph. */
export type SliceOf = (row: number, from: number, to: number) => Slice;

/** What a proved zone says, as the fields of a form. */
export function documentIn(zone: Zone, sliceOf: SliceOf): ReadDocument {
  const [first, second] = zone.lines as [ChosenLine, ChosenLine];
  const at = (field: ReadField, row: number, from: number, to: number): ReadField => ({
    ...field,
    slice: sliceOf(row, from, to),
  });
  if (zone.kind === "permit")
    return {
      type: 2,
      fields: {
        number: at(numberIn(first, 2), 0, 2, 11),
        birth: at(dateIn(first, 21, zone.birth), 0, 21, 27),
        ...(zone.expiry && { expiry: at(dateIn(first, 13, zone.expiry), 0, 13, 19) }),
        // one state issues them, and does not print it in the line
        country: { text: "CHN", doubtful: [], isProved: false },
      },
    };
  return {
    type: 1,
    fields: {
      englishName: at(nameIn(first), 0, 5, 5 + first.text.slice(5).replace(/<+$/, "").length),
      number: at(numberIn(second, 0), 1, 0, 9),
      birth: at(dateIn(second, 13, zone.birth), 1, 13, 19),
      ...(zone.expiry && { expiry: at(dateIn(second, 21, zone.expiry), 1, 21, 27) }),
      // British nationals (overseas) and their like are a class of nationals, not of issuers
      country: /^GB[DNOPS]$/.test(zone.nationality!)
        ? at(stateIn(second, 10), 1, 10, 13)
        : at(stateIn(first, 2), 0, 2, 5),
    },
  };
}

type Place = { one: string; certain: number };

const placesIn = ({ text, certain }: ChosenLine, from: number, to?: number): Place[] =>
  Array.from(text.slice(from, to), (one, at) => ({ one, certain: certain[from + at]! }));

const field = (
  places: readonly Place[],
  isProved: boolean,
  text = places.map(({ one }) => one).join(""),
): ReadField => ({
  text,
  doubtful: places.flatMap(({ certain }, at) => (certain < certainEnough ? [at] : [])),
  isProved,
});

/** Surname and given names as a form has them: fillers are spaces, and the name ends where only fillers follow. */
function nameIn(line: ChosenLine): ReadField {
  const places = placesIn(line, 5);
  const end = line.text.slice(5).replace(/<+$/, "").length;
  const name: Place[] = [];
  for (const [at, place] of places.slice(0, end).entries()) {
    const before = name.at(-1);
    if (place.one !== "<") name.push(place);
    else if (before && places[at - 1]!.one === "<") before.certain = Math.min(before.certain, place.certain);
    else name.push({ one: " ", certain: place.certain });
  }
  const after = Math.min(1, ...places.slice(end, end + 2).map(({ certain }) => certain));
  const { text, doubtful } = field(name, false);
  return { text, doubtful: after < certainEnough ? [...doubtful, name.length] : doubtful, isProved: false };
}

function numberIn(line: ChosenLine, from: number): ReadField {
  return field(
    placesIn(line, from, from + 9).filter(({ one }) => one !== "<"),
    true,
  );
}

/** Six digits in a date of ten characters, whose century is not printed. */
function dateIn(line: ChosenLine, from: number, date: string): ReadField {
  const digits = placesIn(line, from, from + 6);
  const inDate = [2, 3, 5, 6, 8, 9];
  return {
    text: date,
    doubtful: inDate.filter((_, at) => digits[at]!.certain < certainEnough),
    isProved: true,
  };
}

function stateIn(line: ChosenLine, from: number): ReadField {
  const places = placesIn(line, from, from + 3);
  const code = places.map(({ one }) => one).join("");
  return field(places, false, stateOf(code.replaceAll("<", "")));
}
