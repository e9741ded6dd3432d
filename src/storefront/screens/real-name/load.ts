import { regionRules, type RulesOfRegions } from "../../../features/people/real-names/required-documents.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { stepIn, type Step } from "./answers.ts";
import type { Proved } from "./identity-entries.ts";
import { piecesOf, type Pieces } from "./photo-reading.ts";
import { rulesAsked } from "./rules-asked.ts";

type Told = Pick<Answer<"/realName/getProvedIdentity">, "state" | "app">;

/** What some steps show besides the answers. */
export type Facts = {
  callingCodes: Answer<"/common/getCountryCode">["countryCodes"];
  countries: Answer<"/realName/getCountries">["countries"];
  /** What the digital identity is called that can fill the form in; null: none. */
  identity: string | null;
  /** What a digital identity has told by now, where its holder was to agree in an app; null: none was asked. */
  told: Told | null;
  /** What each region asks for. */
  rules: RulesOfRegions;
  /** What the photograph shows of each value that was read of it, where a server draws the page. */
  pieces: Pieces | undefined;
  /** Of the privacy policy, whose text the consents refer to. */
  consentVersion: string;
};

export type Opened = { step: Step; facts: Facts; proved: Proved | null };

export async function openedAt({ searchParams }: URL, asking: Asking): Promise<Opened> {
  const step = stepIn(searchParams.get("step"));
  const outcome = searchParams.get("identity");
  const isBack = outcome === "done" || outcome === "waiting";
  const said = isBack ? await asking.call("/realName/getProvedIdentity", {}) : null;
  const told = said && outcome === "waiting" ? { state: said.state, app: said.app } : null;
  return { step, facts: { ...(await factsFor(step, asking)), told }, proved: said?.identity ?? null };
}

export async function factsFor(step: Step, asking: Asking, entries: Entries = {}): Promise<Facts> {
  const { call, language } = asking;
  const lang = { lang: language };
  return {
    told: null,
    identity: step === "start" ? (await call("/realName/getIdentityOffer", {})).title : null,
    rules: step === "start" ? await rulesAsked(asking) : regionRules,
    callingCodes: step === "contact" ? (await call("/common/getCountryCode", lang)).countryCodes : [],
    countries: step === "details" || step === "send" ? (await call("/realName/getCountries", lang)).countries : [],
    pieces: step === "details" && import.meta.env.SSR && entries.read ? await piecesOf(entries, asking) : undefined,
    consentVersion:
      step === "send" ? (await call("/content/getPolicy", { docname: "privacy_policy", ...lang })).version : "",
  };
}

/** Spec 2: a registration that came by a partner's page is known by its channel. */
export function channelOf({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const page = pathname.split("/").slice(2).join("/");
  if (page === "real-name") return "";
  return (
    new URLSearchParams(search).get("channel")?.slice(0, 40) || (page === "prepaid/realname" ? "gloableconnect" : "")
  );
}
