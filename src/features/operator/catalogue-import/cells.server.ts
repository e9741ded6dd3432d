import * as z from "zod";
import { languages, type Language } from "../../../kernel/language.ts";

/** What a cell may hold. A reader hands over `null` for an empty cell; `.nullable()` allows that. */
const emptyCell = "must not be empty";

/** One line of text. */
export const text = (longest: number) =>
  z
    .string(emptyCell)
    .max(longest, `must be at most ${longest} characters`)
    // half characters (Cs) can be written in YAML, and no database takes them
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "must be one line without control characters");

export const matching = (pattern: RegExp, longest: number, sentence: string) => text(longest).regex(pattern, sentence);

export const Slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 60, "must be small letters, digits and single hyphens");

export const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: ({ input }) => (input === null ? emptyCell : `must be ${spoken(values)}`) });

export const YesOrNo = choice("yes", "no").transform((word) => word === "yes");

export const whole = (least: number, most: number) =>
  z
    .string(emptyCell)
    .refine(
      (digits) => isWhole(digits) && Number(digits) >= least && Number(digits) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number);

/** 20 pieces, the most of one order, still fit the database's integer. */
export const largestPrice = 100_000_000;

export const Cents = z
  .string(emptyCell)
  .refine((digits) => isWhole(digits) && Number(digits) > 0, "must be a whole number of cents above 0")
  .refine((digits) => !isWhole(digits) || Number(digits) <= largestPrice, `must be at most ${largestPrice} cents`)
  .transform(Number);

export const degrees = (most: number) =>
  z
    .string(emptyCell)
    .refine(
      (figure) => /^-?\d{1,3}(\.\d{1,6})?$/.test(figure) && Math.abs(Number(figure)) <= most,
      `must be degrees from -${most} to ${most}, such as 35.68`,
    )
    .transform(Number);

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Codes that have a name, but are no place one travels to. */
const noCountries = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

export const Country = z
  .string(emptyCell)
  .refine(
    (code) => /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regionNames.of(code) !== undefined,
    "must be an ISO 3166 country code such as JP",
  );

export const TimeZone = z.string(emptyCell).refine(isTimeZone, "must be a time zone such as Asia/Tokyo");

export const Day = z.iso.date({
  error: ({ input }) => (input === null ? emptyCell : "must be a day such as 2026-11-01"),
});

/** A date alone means its first moment in UTC. */
export const Moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: ({ input }) => (input === null ? emptyCell : "must be a moment such as 2026-11-01T08:00:00Z"),
  })
  .transform((moment) => new Date(moment).toISOString());

/** Several values between spaces, each of them once. */
export const listOf = <Item extends z.ZodType<string>>(item: Item) =>
  text(2000).transform((cell, context) => {
    const parts = cell.split(/ +/);
    parts.forEach((part, place) => {
      if (parts.indexOf(part) < place) context.addIssue(`names "${part}" twice`);
      const { error } = item.safeParse(part);
      if (error) context.addIssue(`each ${error.issues[0]!.message}`);
    });
    return parts as z.output<Item>[];
  });

const Name = text(120);
type NameColumns<Cell> = Record<Language, Cell>;

/** The five name columns, all of them needed. */
export const allNames = Object.fromEntries(languages.map((language) => [language, Name])) as NameColumns<typeof Name>;

/** English needed; a language without a name of its own is left out. */
export const englishAtLeast = {
  ...(Object.fromEntries(languages.map((language) => [language, Name.nullable()])) as NameColumns<
    z.ZodNullable<typeof Name>
  >),
  en: Name,
};

export function namesIn(row: Record<Language, string | null>): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((language) => (row[language] === null ? [] : [[language, row[language]]])),
  );
}

function isWhole(digits: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(digits);
}

function isTimeZone(zone: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function spoken(values: readonly string[]): string {
  return values.length === 1 ? values[0]! : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}
