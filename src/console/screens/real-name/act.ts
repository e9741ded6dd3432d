import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { againReasons, isInOwnWords, refusalReasons } from "../../../kernel/real-name-reasons.ts";
import { asked, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain, type Answered } from "../../parts/form-answer.ts";
import { listAddress } from "../../parts/list-address.ts";
import { queueOf } from "../../parts/queue-asked.ts";
import { numberIn } from "./load.ts";

type Entries = Record<string, string>;
type Which = { requestKey: string; number: string; version: number };

type Why = { chosen: readonly string[]; ownWords: string };

/** One form, one request: the button says what is decided, and reasons of its kind why. Undefined: none, or one of the other kind. */
const decisions: Readonly<Record<string, (call: Call, which: Which, why: Why) => Promise<Decided> | undefined>> = {
  registered: (call, which) => call("/staff/decideRealName", { ...which, decision: "registered" }),
  again(call, which, { chosen, ownWords }) {
    const reasons = ofKind(againReasons, chosen);
    return reasons && call("/staff/decideRealName", { ...which, decision: "again", reasons, ownWords });
  },
  refused(call, which, { chosen, ownWords }) {
    const reasons = ofKind(refusalReasons, chosen);
    return reasons && call("/staff/decideRealName", { ...which, decision: "refused", reasons, ownWords });
  },
};
type Decided = { version: number; isProposal: boolean };

function ofKind<Reason extends string>(kind: readonly Reason[], chosen: readonly string[]): Reason[] | undefined {
  const reasons = kind.filter((reason) => chosen.includes(reason));
  return reasons.length > 0 && reasons.length === chosen.length ? reasons : undefined;
}

export async function actOnReview({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const chosen = (await request.clone().formData()).getAll("why").map(String);
  const entries = { ...(await entriesOf(request)), why: chosen.join() } as Entries;
  const number = numberIn(request);
  try {
    if (entries["do"] === "open") {
      await call("/staff/openRealName", { number, reason: entries["reason"] ?? "" }).catch(toldByThePage);
      // what had been said before it had to be opened again stays, and in no address
      if (entries["why"] || entries["ownWords"]) return data<Answered>({ entries, fields: [] });
      return redirect(pageOf(number, { ...queueOf(request) }));
    }
    if (entries["do"] === "correct") {
      await call("/staff/correctRealName", whichOf(entries, number));
      return redirect(pageOf(number, { ...queueOf(request), done: "corrected" }));
    }
    if (entries["do"] === "deregister") {
      await call("/staff/deregisterRealName", {
        ...whichOf(entries, number),
        reason: entries["reason"] ?? "",
        ...(entries["iccid"] && { iccid: entries["iccid"] }),
      });
      return redirect(listAddress("/console/real-names", { ...queueOf(request), done: "deregistered" }));
    }
    const decision = entries["decision"] ?? "";
    if (!Object.hasOwn(decisions, decision)) throw new Response(null, { status: 400 });
    const ownWords = (entries["ownWords"] ?? "").trim();
    if (decision !== "registered" && chosen.some(isInOwnWords) !== (ownWords !== ""))
      return refusedHere(entries, words.realNames.decide.needsOther, "ownWords");
    const decided = await decisions[decision]!(call, whichOf(entries, number), { chosen, ownWords });
    if (!decided) return refusedHere(entries, words.realNames.decide.needsReason);
    const done = decided.isProposal ? "proposed" : decision;
    return redirect(
      `/console/real-names?${new URLSearchParams({ ...queueOf(request), done, number, version: String(decided.version) })}`,
    );
  } catch (error) {
    if (entries["do"] === "correct" && error instanceof CallRefused && error.code === "INVALID_INPUT")
      return refusedHere(entries, words.realNames.correct.breaksRule);
    return shownAgain(error, entries);
  }
}

function toldByThePage(error: unknown): void {
  if (!(error instanceof CallRefused) || error.code !== "REAL_NAME_UNREADABLE") throw error;
}

function pageOf(number: string, asks: Record<string, string>): string {
  const query = new URLSearchParams(asks).toString();
  return `/console/real-names/${number}${query && `?${query}`}`;
}

const whichOf = ({ requestKey = "", version = "" }: Entries, number: string): Which => ({
  requestKey,
  number,
  version: Number(version),
});

/** `field`: beside which it stands, and which is shown for it. */
function refusedHere(entries: Entries, message: string, field?: string) {
  const answered = field
    ? { entries, fields: [{ field, problem: "choose", message }] }
    : { entries, fields: [], problem: message };
  return data<Answered>(answered, { status: 400 });
}
