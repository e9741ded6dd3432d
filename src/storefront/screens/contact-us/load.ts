import { intentions, interests } from "../../../features/people/enquiries/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import type { Entries } from "../../parts/forms/entries.ts";

/** What the form shows besides what is typed. */
export type Facts = {
  ticket: string;
  callingCodes: Answer<"/common/getCountryCode">["countryCodes"];
  /** By when an enquiry that is sent now is answered. */
  dueAt: string;
};

export async function factsFor({ call, language }: Asking): Promise<Facts> {
  const [{ ticket, dueAt }, { countryCodes }] = await Promise.all([
    call("/newBusiness/getForm", {}),
    call("/common/getCountryCode", { lang: language }),
  ]);
  return { ticket, callingCodes: countryCodes, dueAt };
}

/** `?intention=&interest=`: what a partner page has ticked already. */
export function presetIn({ searchParams }: URL): Entries {
  const intention = intentions.find((one) => one === searchParams.get("intention"));
  const interest = interests.find((one) => one === searchParams.get("interest"));
  return { ...(intention && { intention }), ...(interest && { [`interests.${interest}`]: "on" }) };
}

export type Status = Answer<"/newBusiness/getEnquiry">;
type Found = { found: "enquiry"; status: Status } | { found: "nothing" } | { found: "later"; message: string };

/** Behind the private link. */
export async function readEnquiry({ searchParams }: URL, { call }: Asking): Promise<Found> {
  const number = searchParams.get("number")?.slice(0, 20) ?? "";
  const key = searchParams.get("key")?.slice(0, 40) ?? "";
  try {
    return { found: "enquiry", status: await call("/newBusiness/getEnquiry", { number, key }) };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT") return { found: "nothing" };
    return { found: "later", message: error.message };
  }
}
