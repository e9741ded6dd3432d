import type { OutageKind } from "../../../features/catalogue/outages/rules.ts";
import { languages } from "../../../kernel/language.ts";
import type { OutageFunction, OutageSeverity } from "../../../kernel/outage.ts";
import { asList, momentIn } from "../../parts/typed-values.ts";

type Entries = Readonly<Record<string, string>>;

/** What was typed; the contract judges it. */
export function factsIn(entries: Entries) {
  const {
    kind = "",
    severity = "",
    places = "",
    plans = "",
    carriers = "",
    beganAt = "",
    expectedAt = "",
    endedAt = "",
  } = entries;
  const advice = textsIn(entries, "advice");
  return {
    kind: kind as OutageKind,
    function: (entries["function"] || null) as OutageFunction | null,
    severity: severity as OutageSeverity,
    titles: textsIn(entries, "titles"),
    advice: Object.values(advice).some((text) => text.trim() !== "") ? advice : null,
    places: asList(places.toUpperCase()) as string[],
    plans: asList(plans) as string[],
    // their names have spaces
    carriers: carriers
      .split(/[,;，、；]/)
      .map((name) => name.trim())
      .filter(Boolean),
    expectedAt: momentIn(expectedAt),
    beganAt: momentIn(beganAt) ?? "",
    endedAt: momentIn(endedAt),
  };
}

/** `titles.en`, `titles.zh-cn`, … */
export function textsIn(entries: Entries, field: string): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = entries[`${field}.${language}`];
      return text === undefined ? [] : [[language, text]];
    }),
  );
}
