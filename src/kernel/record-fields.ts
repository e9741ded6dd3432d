import * as z from "zod/mini";
import { currencies, type Currency } from "./currency.ts";
import { largestTotal, mostAtOnce } from "./fields.ts";
import { languages, type Language } from "./language.ts";
import { fault, type Fault } from "./record-problem.ts";

/**
 * The validation of a record's field. It gets the reader's raw value: text where a number belongs stays text. An empty
 * field is `null`.
 */
export type RecordField<Value> = z.ZodMiniType<Value>;

export function ruled<Value>(wrong: (value: unknown) => Fault | undefined): RecordField<Value> {
  return z.custom<Value>().check((payload) => {
    const found = wrong(payload.value);
    if (found) payload.issues.push({ code: "custom", input: payload.value, message: found.problem, params: found });
  });
}

/** A rule for non-empty values. */
const filled = <Value>(wrong: (value: unknown) => Fault | undefined) =>
  ruled<Value>((value) => (isEmpty(value) ? fault("empty") : wrong(value)));

/** One line of text; lone surrogates (Cs) can be written in YAML and JSON, and no database accepts them. */
export const text = (longest: number, wrong: (text: string) => Fault | undefined = () => undefined) =>
  filled<string>((value) => {
    if (typeof value !== "string") return fault("one_line");
    if (value.length > longest) return fault("long", longest);
    return /^[^\p{Cc}\p{Cs}]*$/u.test(value) ? wrong(value) : fault("one_line");
  });

export const matching = (pattern: RegExp, longest: number, otherwise: Fault) =>
  text(longest, (written) => (pattern.test(written) ? undefined : otherwise));

export const Slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 60, fault("slug"));

export const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  filled<Values[number]>((value) =>
    typeof value === "string" && values.includes(value) ? undefined : fault("choose", values),
  );

export const YesOrNo = filled<boolean>((value) =>
  typeof value === "boolean" ? undefined : fault("choose", ["yes", "no"]),
);

export const whole = (least: number, most: number) =>
  filled<number>((value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : fault("whole", least, most),
  );

/** Minor units: what one SIM may cost at most, with all its days, so that a whole order still fits the database. */
export const largestPrice = largestTotal / mostAtOnce;

export const Amount = filled<number>((value) => {
  if (!Number.isInteger(value) || Number(value) <= 0) return fault("amount");
  return Number(value) <= largestPrice ? undefined : fault("amount_most", { minor: largestPrice });
});

export const degrees = (most: number) =>
  filled<number>((value) =>
    typeof value === "number" && Math.abs(value) <= most ? undefined : fault("degrees", most),
  );

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Codes that have a name, but are not countries. */
const noCountries = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

export const Country = filled<string>((code) =>
  typeof code === "string" && /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regionNames.of(code) !== undefined
    ? undefined
    : fault("country"),
);

export const TimeZone = filled<string>((zone) => (isTimeZone(zone) ? undefined : fault("time_zone")));

export const Day = filled<string>((day) => (isIso(z.iso.date(), day) ? undefined : fault("day")));

const momentText = z.iso.datetime({ offset: true });
export const Moment = filled<string>((moment) => (isIso(momentText, moment) ? undefined : fault("moment")));

const longestList = 2000;

/** A list of distinct values. */
export const listOf = <Item extends string>(item: RecordField<Item>) =>
  filled<Item[]>((list) => {
    if (!Array.isArray(list)) return fault("one_line");
    for (const [place, part] of list.entries()) {
      const found = faultOf(item, part);
      if (found) return fault("each", found);
      if (list.indexOf(part) < place) return fault("twice", part);
    }
    return list.join(" ").length > longestList ? fault("long", longestList) : undefined;
  });

const Name = text(120);

/** All names are needed. */
export const allNames = z.object(
  Object.fromEntries(languages.map((language) => [language, Name])) as Record<Language, typeof Name>,
);

/** English is needed; a language without a name of its own is left out. */
export const englishAtLeast = z.object(
  Object.fromEntries(languages.map((language) => [language, language === "en" ? Name : z.nullable(Name)])) as Record<
    Exclude<Language, "en">,
    z.ZodMiniNullable<typeof Name>
  > & { en: typeof Name },
);

const { en: _english, ...besideEnglish } = englishAtLeast.shape;
/** For texts whose English is a field of its own. */
export const namesBesideEnglish = z.object(besideEnglish);

/** One of these for each currency of the shop. */
export const inEachCurrency = <Field extends z.ZodMiniType>(field: Field) =>
  z.object(Object.fromEntries(currencies.map((currency) => [currency, field])) as Record<Currency, Field>);

/** A date further ahead than this is a typing error, such as 2062 for 2026. */
const yearsAhead = 5;

export function farAhead(date: string, now: Date): Fault | undefined {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  return new Date(date) > latest ? fault("far_ahead", yearsAhead) : undefined;
}

/** The fault of a single value. */
export function faultOf(field: RecordField<unknown>, value: unknown): Fault | undefined {
  const issue = z.safeParse(field, value).error?.issues[0];
  return issue && faultIn(issue);
}

/** zod itself only reports missing values: all else is reported by rules with a message. */
export function faultIn(issue: z.core.$ZodIssue): Fault {
  return issue.code === "custom" && issue.params ? (issue.params as Fault) : fault("empty");
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

function isIso(format: z.ZodMiniType, value: unknown): boolean {
  return z.safeParse(format, value).success;
}

function isTimeZone(zone: unknown): boolean {
  if (typeof zone !== "string" || !/^[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
