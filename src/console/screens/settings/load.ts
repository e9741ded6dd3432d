import type { ShownDestination } from "../../../features/catalogue/areas/area-rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Setting = Answer<"/staff/getSettings">["settings"][number];
export type Rate = Answer<"/staff/getRates">["rates"][number];
export type OpenSetting = Setting & Answer<"/staff/getSetting">;
export type OpenRate = Rate & Answer<"/staff/getRateHistory">;

export type SettingsPage = Answer<"/staff/getSettings"> &
  Answer<"/staff/getRates"> & {
    /** What is open beside the list. */
    setting: OpenSetting | undefined;
    rate: OpenRate | undefined;
    /** The version, or the beginning of a rate, that the form is filled with: to turn back to. */
    from: string | undefined;
    /** How the shop calls the places whose names are a matter of law or courtesy. */
    labels: { code: string; names: string[] }[];
    done: string | undefined;
    dropped: string[];
  };

const currency = `(${currencies.join("|")})`;

/** `/console/settings?setting=pick_up_at&from=2`, `?rate=HKD-CNY`. */
export async function settingsPage({ context, request }: ScreenArguments): Promise<SettingsPage> {
  const { asks, dropped } = knownAsks(request, {
    setting: /^[a-zA-Z0-9_.]{1,60}$/,
    rate: new RegExp(`^${currency}-${currency}$`),
    from: /^[0-9TZ:.-]{1,30}$/,
    done: /^[a-z]{1,20}$/,
  });
  const { call } = asked(context);
  const [{ settings, environment, secrets }, { rates }, labels] = await Promise.all([
    call("/staff/getSettings", {}),
    call("/staff/getRates", {}),
    call("/staff/getMe", {}).then((me) => (may(me, "see_catalogue") ? labelsOf(call) : [])),
  ]);
  const setting = settings.find(({ name }) => name === asks.setting);
  if (asks.setting !== undefined && !setting) dropped.push("setting");
  const rate = rates.find(({ base, quote }) => `${base}-${quote}` === asks.rate);
  if (asks.rate !== undefined && !rate) dropped.push("rate");
  const [settled, rated] = await Promise.all([
    setting && call("/staff/getSetting", { name: setting.name }),
    rate && !setting ? call("/staff/getRateHistory", { base: rate.base, quote: rate.quote }) : undefined,
  ]);
  return {
    settings,
    environment,
    secrets,
    rates,
    setting: setting && settled && { ...setting, ...settled },
    rate: rate && rated && { ...rate, ...rated },
    from: asks.from,
    labels,
    done: asks.done,
    dropped,
  };
}

const labelled = ["HK", "MO", "TW"] as const;

/** Their names are kept with the destinations, with a history of their own; one that the shop does not have is left out. */
async function labelsOf(call: Call): Promise<SettingsPage["labels"]> {
  const found = labelled.map(async (code) => {
    try {
      const { names } = (await call("/staff/getArea", { kind: "destination", code })).record as ShownDestination;
      return [{ code, names: fullyOffered.flatMap((language) => names[language] ?? []) }];
    } catch (error) {
      if (error instanceof CallRefused && error.code === "NOT_FOUND") return [];
      throw error;
    }
  });
  return (await Promise.all(found)).flat();
}
