import * as z from "zod";
import { choice, Country, Day, matching, Slug, text, whole } from "./cells.server.ts";
import { together, type CsvFile } from "./csv-sheet.server.ts";

const esimAnswers = ["yes", "no", "look"] as const;

const BrowserName = /^[^;*]+\*?$/;
/** `SM-S918*; Galaxy S23 Ultra` */
const BrowserNames = matching(/^[^;]+(; *[^;]+)*$/, 400, "must be names with a semicolon between them").transform(
  (cell, context) => {
    const names = cell.split(";").map((name) => name.trim());
    for (const name of names)
      if (!BrowserName.test(name)) context.addIssue(`a star may stand only at the end of a name, as in SM-S918*`);
    return names;
  },
);

/** `CN:no HK:look` */
const BoughtIn = text(200).transform((cell, context) => {
  const places: Record<string, (typeof esimAnswers)[number] | "domestic"> = {};
  for (const part of cell.split(/ +/)) {
    const [place = "", answer = ""] = part.split(":");
    const said = choice(...esimAnswers, "domestic").safeParse(answer);
    if (!Country.safeParse(place).success || !said.success) {
      context.addIssue(
        "must be places with an answer each, such as CN:no HK:look; the answers are yes, no, look and domestic",
      );
      return z.NEVER;
    }
    if (place in places) context.addIssue(`names ${place} twice`);
    places[place] = said.data;
  }
  return places;
});

const cells = z.object({
  slug: Slug,
  brand: text(40),
  kind: choice("phone", "tablet", "laptop", "watch"),
  model: text(80),
  browser_names: BrowserNames.nullable(),
  year: whole(2007, 2100),
  esim: choice(...esimAnswers),
  bought_in: BoughtIn.nullable(),
  /** Who says so: the maker's page, by the words that one finds it by; and on which day that was known. */
  source: text(160),
  as_of: Day,
});

export type Device = z.output<typeof cells>;

export const devicesCsv: CsvFile<Device> = {
  file: "devices.csv",
  cells: cells.shape,
  unique: { slug: ({ slug }) => slug, model: ({ brand, model }) => together(brand, model) },
  *rules({ esim, bought_in }) {
    const same = Object.entries(bought_in ?? {}).find(([, answer]) => answer === esim);
    if (same) yield { field: "bought_in", text: `${same[0]} is what holds everywhere; leave it out` };
  },
};

export function deviceRow({ browser_names, bought_in, ...device }: Device) {
  return { ...device, browser_names: browser_names ?? [], bought_in: bought_in ?? {} };
}
