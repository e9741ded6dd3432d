import { fault, wrong, type Fault, type RecordProblem } from "../../../kernel/record-problem.ts";
import { caseKinds, hoursOf, isPromised, type CaseKind } from "../cases/rules.ts";

/** What the environment says, for settings that it has too. */
export type SettingEnvironment = {
  ORDER_OPEN_MINUTES: number;
  HELP_ANSWER_HOURS: number;
  LOW_STOCK: number;
  CASE_DUE_HOURS: Readonly<Record<string, number>>;
};

/** Where a setting acts. */
export const settingGroups = ["orders", "dispatch", "catalogue", "stock", "customers", "help", "cases"] as const;
type SettingGroup = (typeof settingGroups)[number];

type Whole = { kind: "whole"; unit: "minutes" | "hours" | "days" | "pieces"; least: number; most: number };
/** `17:00` by the operator's clocks. */
type Clock = { kind: "clock" };
type Flag = { kind: "flag" };
type Kind = Whole | Clock | Flag;
export type SettingValue = number | string | boolean;

type Setting = Kind & {
  group: SettingGroup;
  /** The variable that says what holds while nobody has changed it here. */
  environment?: string;
  byDefault: (environment: SettingEnvironment) => SettingValue;
};

const single = {
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
  prices_of_two: { group: "catalogue", kind: "flag", byDefault: () => false },
  erasing_of_two: { group: "customers", kind: "flag", byDefault: () => false },
  second_photo_hk: { group: "customers", kind: "flag", byDefault: () => false },
  second_photo_tw: { group: "customers", kind: "flag", byDefault: () => false },
  real_names_of_two: { group: "customers", kind: "flag", byDefault: () => false },
  help_answer_hours: {
    group: "help",
    kind: "whole",
    unit: "hours",
    least: 1,
    most: 240,
    environment: "HELP_ANSWER_HOURS",
    byDefault: ({ HELP_ANSWER_HOURS }) => HELP_ANSWER_HOURS,
  },
  lowest_of_30_days: { group: "catalogue", kind: "flag", byDefault: () => false },
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
export function valueIn(name: SettingName, typed: string): { value: SettingValue } | { problem: RecordProblem } {
  const setting = settings[name];
  const written = typed.trim();
  if (written === "") return { problem: wrong("value", "empty") };
  const value = read[setting.kind](written);
  return fits(setting, value) ? { value } : { problem: { field: "value", ...faultOf(setting) } };
}

/** What cannot be read stays text, and does not fit. */
const read: Record<Setting["kind"], (written: string) => SettingValue> = {
  whole: (written) => (/^\d{1,9}$/.test(written) ? Number(written) : written),
  clock: (written) => written,
  flag: (written) => (written === "on" ? true : written === "off" ? false : written),
};

function faultOf(setting: Setting): Fault {
  if (setting.kind === "whole") return fault("whole", setting.least, setting.most);
  return setting.kind === "clock" ? fault("clock_time") : fault("choose", ["on", "off"]);
}

/** Also asked of what the database holds: an older or newer version may have had other bounds. */
export function fits(setting: Setting, value: unknown): value is SettingValue {
  if (setting.kind === "flag") return typeof value === "boolean";
  if (setting.kind === "clock") return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
  return Number.isInteger(value) && Number(value) >= setting.least && Number(value) <= setting.most;
}
