import { isLanguage, languageFacts } from "../../../kernel/language.ts";
import type { Words } from "../../ground/asking.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { Setting } from "./load.ts";

export function valueText(
  { settings: { units, flags, signInWays, ownPage, gateways, way, between }, orders: { methods } }: Words,
  { unit, kind }: Pick<Setting, "unit" | "kind">,
  value: string | number | boolean,
): string {
  if (typeof value === "boolean") return value ? flags.on : flags.off;
  if (kind === "some")
    return String(value)
      .split(",")
      .map((one) => choiceName(signInWays, one))
      .join(" · ");
  if (kind === "ways") {
    const of = Map.groupBy(waysIn(String(value)), ([, gateway]) => gateway);
    const said = [...of].map(([gateway, ways]) => {
      const named = ways.map(([method]) => wordFor(methods, method)).join(between);
      return way(named, gatewayName(gateways, gateway));
    });
    return said.join(" · ");
  }
  if (kind === "address" && value === "") return ownPage;
  return unit === null ? String(value) : units[unit](Number(value));
}

/** `card=stripe,alipay=none`, a method and its gateway each. */
export const waysIn = (said: string): [method: string, gateway: string][] =>
  said.split(",").map((one) => one.split("=") as [string, string]);

/** A brand is called the same in every language. */
export const gatewayName = (words: Words["settings"]["gateways"], gateway: string): string =>
  wordFor({ stripe: "Stripe", ...words }, gateway);

/** A language by its own name, a way to sign in by the reader's word, a currency by its letters. */
export const choiceName = (ways: Words["settings"]["signInWays"], one: string): string =>
  isLanguage(one) ? languageFacts[one].label : (ways[one] ?? one.toUpperCase());
