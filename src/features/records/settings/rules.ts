import { addressIn } from "../../../kernel/address-in.ts";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import { gazettedHolidays } from "../../../kernel/hong-kong-holidays.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import { realNameLaw } from "../../../kernel/real-name-law.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { staffWays } from "../../../kernel/staff-ways.ts";
import { caseKinds, hoursOf, isPromised, type CaseKind } from "../cases/rules.ts";
import { ages, agesText, amounts } from "./line-shapes.ts";
import { faultOf, fits, read, type Flag, type Kind, type SettingValue, type Whole } from "./setting-kinds.ts";
import { waysByDefault, waysTyped, type PaymentEnvironment } from "./ways-to-pay.ts";

/** What the environment says, for settings that it has too. */
export type SettingEnvironment = PaymentEnvironment & {
  OFFERED_LANGUAGES: string;
  ORDER_OPEN_MINUTES: number;
  HELP_ANSWER_HOURS: number;
  LOW_STOCK: number;
  DOCUMENT_DAYS: number;
  COMPANY_NAME: string;
  COMPANY_ADDRESS: string;
  COMPANY_REGISTRATION: string;
  MAIL_FROM: string;
  CASE_DUE_HOURS: Readonly<Record<string, number>>;
};

/** Where a setting acts. */
export const settingGroups = [
  "company",
  "offer",
  "payment",
  "orders",
  "dispatch",
  "catalogue",
  "stock",
  "customers",
  "esim",
  "retention",
  "help",
  "signing_in",
  "cases",
] as const;
type SettingGroup = (typeof settingGroups)[number];

type Setting = Kind & {
  group: SettingGroup;
  /** The variable that says what holds while nobody has changed it here. */
  environment?: string;
  byDefault: (environment: SettingEnvironment) => SettingValue;
};

const paidIn = (currency: Currency) =>
  ({
    group: "payment",
    kind: "ways",
    currency,
    environment: "PAYMENT_OFFERS",
    byDefault: (environment) => waysByDefault(environment, currency),
  }) as const satisfies Setting;

const customers = { group: "customers" } as const;
const ageLine = { ...customers, kind: "line", most: 160, shape: ages } as const;
const simCount = { ...customers, kind: "whole", unit: "pieces", least: 1, most: 10 } as const;

const ofSignIn = { group: "signing_in" } as const;

/** For the console. Never laxer than twelve hours, and an hour unseen (NIST SP 800-63B-4, 2.2.3). */
export const signingIn = {
  "signing_in.ways": { ...ofSignIn, kind: "some", of: staffWays, byDefault: () => staffWays.join() },
  "signing_in.hours": { ...ofSignIn, kind: "whole", unit: "hours", least: 1, most: 12, byDefault: () => 12 },
  "signing_in.idle_minutes": { ...ofSignIn, kind: "whole", unit: "minutes", least: 10, most: 60, byDefault: () => 60 },
  "signing_in.proof_minutes": { ...ofSignIn, kind: "whole", unit: "minutes", least: 2, most: 30, byDefault: () => 10 },
} as const satisfies Record<string, Setting>;

const single = {
  "company.name": {
    group: "company",
    kind: "line",
    most: 80,
    environment: "COMPANY_NAME",
    byDefault: ({ COMPANY_NAME }) => COMPANY_NAME,
  },
  "company.address": {
    group: "company",
    kind: "line",
    most: 200,
    environment: "COMPANY_ADDRESS",
    byDefault: ({ COMPANY_ADDRESS }) => COMPANY_ADDRESS,
  },
  "company.registration": {
    group: "company",
    kind: "line",
    most: 60,
    environment: "COMPANY_REGISTRATION",
    byDefault: ({ COMPANY_REGISTRATION }) => COMPANY_REGISTRATION,
  },
  "company.email": {
    group: "company",
    kind: "mailbox",
    environment: "MAIL_FROM",
    byDefault: ({ MAIL_FROM }) => addressIn(MAIL_FROM),
  },
  "offer.languages": {
    group: "offer",
    kind: "some",
    of: fullyOffered,
    environment: "OFFERED_LANGUAGES",
    byDefault: ({ OFFERED_LANGUAGES }) => OFFERED_LANGUAGES,
  },
  "offer.currencies": { group: "offer", kind: "some", of: currencies, byDefault: () => currencies.join() },
  "payment.HKD": paidIn("HKD"),
  "payment.CNY": paidIn("CNY"),
  "payment.USD": paidIn("USD"),
  order_open_minutes: {
    group: "orders",
    kind: "whole",
    unit: "minutes",
    least: 10,
    most: 10_080,
    environment: "ORDER_OPEN_MINUTES",
    byDefault: ({ ORDER_OPEN_MINUTES }) => ORDER_OPEN_MINUTES,
  },
  pick_up_at: { group: "dispatch", kind: "clock", byDefault: () => "17:00" },
  stock_delivery_days: { group: "stock", kind: "whole", unit: "days", least: 1, most: 90, byDefault: () => 14 },
  low_stock: {
    group: "stock",
    kind: "whole",
    unit: "pieces",
    least: 0,
    most: 1_000_000,
    environment: "LOW_STOCK",
    byDefault: ({ LOW_STOCK }) => LOW_STOCK,
  },
  // market research 5.8; nothing off: told on request alone
  wholesale_500: { group: "catalogue", kind: "whole", unit: "percent", least: 0, most: 90, byDefault: () => 15 },
  wholesale_2000: { group: "catalogue", kind: "whole", unit: "percent", least: 0, most: 90, byDefault: () => 22 },
  wholesale_10000: { group: "catalogue", kind: "whole", unit: "percent", least: 0, most: 90, byDefault: () => 30 },
  texts_of_two: { group: "catalogue", kind: "flag", byDefault: () => false },
  prices_of_two: { group: "catalogue", kind: "flag", byDefault: () => false },
  erasing_of_two: { group: "customers", kind: "flag", byDefault: () => false },
  // kept no longer than the privacy policy promises (7), and as long as what it is kept for needs
  keep_clicks_days: { group: "retention", kind: "whole", unit: "days", least: 30, most: 365, byDefault: () => 365 },
  keep_places_days: { group: "retention", kind: "whole", unit: "days", least: 90, most: 365, byDefault: () => 365 },
  keep_documents_days: {
    group: "retention",
    kind: "whole",
    unit: "days",
    least: 1,
    most: 30,
    environment: "DOCUMENT_DAYS",
    byDefault: ({ DOCUMENT_DAYS }) => DOCUMENT_DAYS,
  },
  keep_registrations_days: {
    group: "retention",
    kind: "whole",
    unit: "days",
    least: 1,
    most: 365,
    byDefault: () => 365,
  },
  // a form that no reviewer decides is not kept for ever
  keep_undecided_days: { group: "retention", kind: "whole", unit: "days", least: 7, most: 90, byDefault: () => 90 },
  // the proof that a request was answered, for as long as somebody may complain of it
  keep_requests_days: {
    group: "retention",
    kind: "whole",
    unit: "days",
    least: 365,
    most: 1096,
    byDefault: () => 1096,
  },
  // row H6
  esim_service_url: { group: "esim", kind: "address", byDefault: () => "" },
  market_url: { group: "esim", kind: "address", byDefault: () => "" },
  // readings of each region's law (domain notes 11); never laxer than 16 years and ten SIMs, and BN(O) is always refused
  least_ages_hk: { ...ageLine, byDefault: () => agesText(realNameLaw.HK) },
  least_ages_tw: { ...ageLine, byDefault: () => agesText(realNameLaw.TW) },
  hksar_refused_hk: { ...customers, kind: "flag", byDefault: () => realNameLaw.HK.refusedPassports.includes("hksar") },
  hksar_refused_tw: { ...customers, kind: "flag", byDefault: () => realNameLaw.TW.refusedPassports.includes("hksar") },
  most_sims_hk: { ...simCount, byDefault: () => realNameLaw.HK.mostSimsOfPerson },
  most_sims_tw: { ...simCount, byDefault: () => realNameLaw.TW.mostSimsOfPerson },
  second_photo_hk: { ...customers, kind: "flag", byDefault: () => realNameLaw.HK.secondPhoto },
  second_photo_tw: { ...customers, kind: "flag", byDefault: () => realNameLaw.TW.secondPhoto },
  real_names_of_two: { group: "customers", kind: "flag", byDefault: () => false },
  // none: no one of them
  real_names_looked_at_twice: {
    group: "customers",
    kind: "whole",
    unit: "percent",
    least: 0,
    most: 50,
    byDefault: () => 0,
  },
  help_answer_hours: {
    group: "help",
    kind: "whole",
    unit: "hours",
    least: 1,
    most: 240,
    environment: "HELP_ANSWER_HOURS",
    byDefault: ({ HELP_ANSWER_HOURS }) => HELP_ANSWER_HOURS,
  },
  holidays: { group: "help", kind: "days", byDefault: () => gazettedHolidays },
  ...signingIn,
  lowest_of_30_days: { group: "catalogue", kind: "flag", byDefault: () => false },
  "top_up.gogochina_001": {
    group: "catalogue",
    kind: "line",
    most: 120,
    shape: amounts,
    byDefault: () => "34, 68, 136+8%, 340+12%",
  },
  "top_up.enterprise_001": {
    group: "catalogue",
    kind: "line",
    most: 120,
    shape: amounts,
    byDefault: () => "50, 100, 200, 300, 500, 20-3000",
  },
} as const satisfies Record<string, Setting>;

type SingleName = keyof typeof single;
type CaseSetting = `case_hours.${CaseKind}`;
export type SettingName = SingleName | CaseSetting;
export type ValueOf<Name extends SettingName> = Name extends SingleName
  ? (typeof single)[Name] extends Whole
    ? number
    : (typeof single)[Name] extends Flag
      ? boolean
      : string
  : number;

/** Kinds of cases with a rule in hours; the others have a day that was promised. */
const ruledKinds = caseKinds.filter((kind) => !isPromised(kind));

const ofCase = (kind: CaseKind): Setting => ({
  group: "cases",
  kind: "whole",
  unit: "hours",
  least: 1,
  most: 720,
  environment: "CASE_DUE_HOURS",
  byDefault: ({ CASE_DUE_HOURS }) => CASE_DUE_HOURS[kind] ?? hoursOf(kind),
});

/** Every setting that staff may change, in the order in which the page shows them. */
export const settings: Readonly<Record<SettingName, Setting>> = {
  ...single,
  ...(Object.fromEntries(ruledKinds.map((kind) => [`case_hours.${kind}`, ofCase(kind)])) as Record<
    CaseSetting,
    Setting
  >),
};
export const settingNames = Object.keys(settings) as [SettingName, ...SettingName[]];
export const caseSettings = ruledKinds.map((kind) => [kind, `case_hours.${kind}`] as const);

/** What was typed, as a value; or what is wrong with it. */
export function valueIn(
  name: SettingName,
  typed: string,
  environment: SettingEnvironment,
): { value: SettingValue } | { problem: RecordProblem } {
  const setting = settings[name];
  const written = typed.trim();
  if (setting.kind === "ways") return waysTyped(environment, setting.currency, written);
  if (written === "") return { problem: wrong("value", setting.kind === "some" ? "some" : "empty") };
  const value = read[setting.kind](written);
  // a web address would be read without its line breaks
  const isLine = setting.kind === "days" || !/[\n\t]/.test(written);
  return isLine && fits(setting, value) ? { value } : { problem: { field: "value", ...faultOf(setting) } };
}
