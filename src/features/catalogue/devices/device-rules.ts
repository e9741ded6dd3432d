import * as z from "zod/mini";
import { choice, Country, Day, faultOf, ruled, Slug, text, whole } from "../../../kernel/record-fields.ts";
import { fault, wrong } from "../../../kernel/record-problem.ts";
import { together, type RecordKind } from "../../../kernel/record.ts";

const esimAnswers = ["yes", "no", "look"] as const;
const EsimThere = choice(...esimAnswers, "domestic");

/** As browsers name a device; a star at the end stands for what follows: `SM-S918*`. */
const BrowserNames = ruled<string[]>((names) => {
  if (!Array.isArray(names) || names.some((name) => faultOf(text(400), name) || name.includes(";")))
    return fault("browser_names");
  if (names.join("; ").length > 400) return fault("long", 400);
  return names.every((name) => /^[^*]+\*?$/.test(name)) ? undefined : fault("star_at_end");
});

type BoughtIn = { country: string; answer: z.output<typeof EsimThere> };
const BoughtInPlaces = ruled<BoughtIn[]>((places) => {
  const sound =
    Array.isArray(places) &&
    places.every((place) => !faultOf(Country, place?.country) && !faultOf(EsimThere, place.answer));
  if (!sound) return fault("bought_in");
  const countries = places.map(({ country }) => country);
  const again = countries.find((country, place) => countries.indexOf(country) < place);
  return again === undefined ? undefined : fault("twice", again);
});

const fields = z.object({
  slug: Slug,
  brand: text(40),
  kind: choice("phone", "tablet", "laptop", "watch"),
  model: text(80),
  browser_names: z.nullable(BrowserNames),
  year: whole(2007, 2100),
  esim: choice(...esimAnswers),
  /** Where something else holds. */
  bought_in: z.nullable(BoughtInPlaces),
  /** Who says so: the maker's page, by the words that one finds it by; and on which day that was known. */
  source: text(160),
  as_of: Day,
});

export type DeviceRecord = z.output<typeof fields>;

export const deviceRecord: RecordKind<DeviceRecord> = {
  fields,
  unique: { slug: ({ slug }) => slug, model: ({ brand, model }) => together(brand, model) },
  *rules({ esim, bought_in }) {
    const same = bought_in?.find(({ answer }) => answer === esim);
    if (same) yield wrong("bought_in", "holds_everywhere", same.country);
  },
};
