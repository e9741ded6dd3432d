import { CallRefused } from "../../../kernel/envelope.ts";
import { wrongStepsOf, type WrongStep } from "../../../kernel/real-name-reasons.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { factsFor, type Facts } from "./load.ts";

export type Status = Answer<"/realName/getRealName">;
type PrivateLink = { number: string; key: string };

/** What the page behind the link asks besides showing how far it is: `?step=`. */
const resultSteps = ["photo", "details", "contact", "sim", "withdraw"] as const;
export type ResultStep = (typeof resultSteps)[number];

export type FoundStatus = {
  found: "registration";
  status: Status;
  link: PrivateLink;
  /** Only one that the state allows. */
  step: ResultStep | undefined;
  /** The one whose number is to be corrected, or of several that is to be taken out. */
  sim: Status["sims"][number] | undefined;
  /** A page that is sent twice asks for one thing. */
  requestKey: string;
  facts: Facts;
};
type ReadStatus = FoundStatus | { found: "nothing" } | { found: "later"; message: string };

export const linkIn = ({ searchParams }: URL): PrivateLink => ({
  number: searchParams.get("number")?.slice(0, 20) ?? "",
  key: searchParams.get("key")?.slice(0, 40) ?? "",
});

export async function readStatus(url: URL, asking: Asking): Promise<ReadStatus> {
  const link = linkIn(url);
  try {
    const status = withReasons(await asking.call("/realName/getRealName", link));
    const ref = url.searchParams.get("sim");
    const wanted = resultSteps.find((one) => one === url.searchParams.get("step") && isOpen(one, status));
    const sim = (wanted === "sim" ? correctableSims(status) : severalSims(status)).find((one) => one.ref === ref);
    // an old address of one SIM never asks to end all of it
    const step = sim || (ref === null && wanted !== "sim") ? wanted : undefined;
    return {
      found: "registration",
      status,
      link,
      step,
      sim,
      requestKey: newUuid(),
      facts: await factsFor(factsOf(step, status), asking),
    };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    if (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT") return { found: "nothing" };
    return { found: "later", message: error.message };
  }
}

type Told = Omit<Status, "reasons"> & Partial<Pick<Status, "reasons">>;

/** The version before, which may answer a page of this one, tells one. */
function withReasons(status: Told): Status {
  const { reason, reasons = reason === null ? [] : [reason] } = status;
  return { ...status, reasons };
}

const factsOf = (step: ResultStep | undefined, status: Status) =>
  step === "contact" ? step : step === "details" || askedAgain(status).includes("details") ? "details" : "photo";

/** What was asked for once more, on one page: the photograph, the details, or both. */
export function askedAgain({ state, reasons }: Pick<Status, "state" | "reasons">): readonly WrongStep[] {
  if (state !== "again") return [];
  const wrong = wrongStepsOf(reasons);
  return wrong.length > 0 ? wrong : ["details"];
}

/** Only the wrong steps are repeated; what a document says can be corrected while it waits, and the contact until it is over. */
export function isOpen(step: ResultStep, status: Status): boolean {
  const { state } = status;
  if (step === "photo" || step === "details")
    return askedAgain(status)[0] === step || (step === "details" && state === "received");
  if (step === "sim") return state === "registered";
  return state === "received" || state === "again" || state === "registered";
}

/** Those of which one can be taken out and others stay. */
export function severalSims({ state, sims }: Status): Status["sims"] {
  const held = sims.filter(({ leftAt }) => leftAt === null);
  return state === "registered" && held.length > 1 ? held : [];
}

/** Those whose number may be another one, and that nothing corrects yet. */
export const correctableSims = ({ state, sims }: Status): Status["sims"] =>
  state === "registered" ? sims.filter(({ leftAt, correction }) => leftAt === null && !correction) : [];

export const simText = ({ masked, remark }: Status["sims"][number]): string =>
  [masked, remark].filter(Boolean).join(" · ");
