import { redirect } from "react-router";
import type { SettingName } from "../../../features/records/settings/rules.ts";
import type { Currency } from "../../../kernel/currency.ts";
import { asked, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { addressOf } from "./address.ts";

type Entries = Readonly<Record<string, string>>;

/** One form, one request: `do` says which. What was done is said on the page that comes back. */
const acts: Readonly<Record<string, (call: Call, entries: Entries) => Promise<string>>> = {
  set: (call, entries) => change(call, entries, entries["value"] ?? (ways(entries) || ticked(entries))),
  default: (call, entries) => change(call, entries, null),
  async rate(call, { requestKey = "", base, quote, seen, rate = "", source = "", sure, reason = "", ...names }) {
    const sourceNames = Object.fromEntries(
      Object.entries(names).flatMap(([name, typed]) =>
        name.startsWith("source_names.") ? [[name.slice("source_names.".length), typed]] : [],
      ),
    );
    await call("/staff/setRate", {
      requestKey,
      base: base as Currency,
      quote: quote as Currency,
      seen: seen || null,
      rate: rate.trim().replace(",", "."),
      source,
      sourceNames,
      isSure: sure === "on",
      reason,
    });
    return addressOf({ rate: `${base}-${quote}`, done: "rate" });
  },
};

/** Of a setting that is some of a list. */
const ticked = (entries: Entries) =>
  Object.keys(entries)
    .flatMap((name) => (name.startsWith("value.") ? [name.slice("value.".length)] : []))
    .join();

/** Of a setting that says which gateway takes which method. */
const ways = (entries: Entries) =>
  Object.entries(entries)
    .flatMap(([name, gateway]) => (name.startsWith("way.") ? [`${name.slice("way.".length)}=${gateway}`] : []))
    .join();

async function change(call: Call, { requestKey = "", name, version, reason = "" }: Entries, value: string | null) {
  const wish = { requestKey, name: name as SettingName, version: Number(version), value, reason };
  await call("/staff/changeSetting", wish);
  return addressOf({ setting: name, done: value === null ? "default" : "changed" });
}

export async function actOnSettings({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const act = Object.hasOwn(acts, entries["do"] ?? "") ? acts[entries["do"]!] : undefined;
  if (!act) throw new Response(null, { status: 400 });
  try {
    return redirect(await act(call, entries));
  } catch (error) {
    return shownAgain(error, entries);
  }
}
