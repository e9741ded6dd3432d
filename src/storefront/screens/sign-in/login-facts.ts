import { redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wayBack } from "../../ground/way-back.ts";
import { phoneFacts, type PhoneFacts } from "../../parts/phone/phone-facts.ts";
import { filledIn, type FilledIn } from "./filled-in.ts";

export const loginTabs = ["phone", "iccid", "email"] as const;
type LoginTab = (typeof loginTabs)[number];

export type LoginFacts = {
  tab: LoginTab;
  /** `?with=password`: the e-mail address with its password. */
  byPassword: boolean;
  /** Where to go on, as the address says it; looked at once it is followed (`wayBack`). */
  back: string | undefined;
  /** What was done just now: a new password, or the account is deleted. */
  done: "password" | "deleted" | undefined;
  /** The server has looked at the cookie: it leads nowhere. A browser may still know more. */
  looked: boolean;
  filled: FilledIn;
} & PhoneFacts & { consentVersion: string };

/** What the address asks for: an e-mail code is the way that is open to everybody who ever bought. */
export async function loginFacts(query: URLSearchParams, asking: Asking): Promise<LoginFacts> {
  const back = query.get("back") ?? undefined;
  const tab = loginTabs.find((one) => one === query.get("tab")) ?? "email";
  const looked = typeof document === "undefined";
  if (looked && (await hasAccount(asking))) throw redirect(wayBack(back ?? null, asking.language), 303);
  return {
    tab,
    byPassword: query.get("with") === "password",
    back,
    done: (["password", "deleted"] as const).find((one) => one === query.get("done")),
    looked,
    filled: filledIn(query),
    ...(tab === "phone" ? await phoneFacts(asking) : { codes: [], country: "" }),
    consentVersion: tab === "email" ? await privacyVersion(asking) : "",
  };
}

export async function privacyVersion({ call, language }: Asking): Promise<string> {
  return (await call("/content/getPolicy", { docname: "privacy_policy", lang: language })).version;
}

/** By the cookie. The holder of a SIM alone may have come to sign in with an account. */
async function hasAccount({ call }: Asking): Promise<boolean> {
  try {
    return (await call("/user/getUserInfo", {})).email !== null;
  } catch (error) {
    if (error instanceof CallRefused && error.code === "TOKEN_VALID_FAIL") return false;
    throw error;
  }
}
