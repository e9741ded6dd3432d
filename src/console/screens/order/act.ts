import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { placesIn } from "../../../kernel/places-text.ts";
import { asked, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { actOnReveal, isOfReveal } from "../../parts/reveal.ts";
import { asAmount, asWhole } from "../../parts/typed-values.ts";
import { addressOf } from "./address-of.ts";
import { decidedSince } from "./decided-since.ts";
import type { OvertakenRefund } from "./refund-overtaken.tsx";

/** Does what a form of the page asks for, and comes back to the page as it is then. */
export async function actOnOrder({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const { pathname, searchParams } = new URL(request.url);
  const number = decodeURIComponent(pathname.split("/")[3] ?? "");
  const here = { number, listed: searchParams.get("in") ?? undefined };
  const positions = (await request.clone().formData()).getAll("sim").map(Number);
  const {
    what,
    do: goal,
    note = "",
    requestKey = "",
    requestId = "",
    answer = "",
    kind,
    amount,
    sims = "",
    id = "",
    ...said
  } = await entriesOf(request);
  try {
    if (goal === "keep") await call("/staff/keepNoteDraft", { number, note });
    else if (what === "note") await call("/staff/writeNote", { requestKey, number, note });
    else if (what === "unnote") await call("/staff/deleteNote", { requestKey, id });
    else if (what === "read") {
      const position = Number(positions[0]);
      const { heard } = await call("/staff/readSim", { number, position });
      return redirect(`${addressOf(here, { read: String(position), heard })}#sim-${position}`);
    } else if (what === "goodwill") await giveGoodwill(call, { number, requestKey }, said);
    else if (what === "correct") await correctAddress(call, { number, requestKey }, said);
    else if (what === "move") await beginMove(call, { number, requestKey }, said);
    else if (what === "told") await call("/staff/finishMailboxMove", { number, requestKey, code: said["code"] ?? "" });
    else if (what === "keep-mailbox")
      await call("/staff/keepMailbox", { number, requestKey, objection: said["objection"] ?? "" });
    else if (what === "change") await changePlan(call, { number, requestKey }, said);
    else if (what === "decide-change") {
      const decision = said["decision"] as "again";
      await call("/staff/decideChange", { requestKey, number, decision });
    } else if (what === "cancel") await call("/staff/cancelOrder", { requestKey, number });
    else if (isOfFraud(what)) await actOnFraud(call, { number, requestKey }, what, said);
    else if (what === "undo") await call("/staff/undoRefund", { id });
    else if (what === "unchange") await call("/staff/undoChange", { requestKey, id });
    else if (what === "retry")
      await call("/staff/retryRefund", { requestKey, id, notPaidElsewhere: said["notPaidElsewhere"] === "1" });
    else if (what === "confirm") await call("/staff/confirmRefund", { requestKey, id });
    else if (what === "mail") await call("/staff/sendMailAgain", { requestKey, id });
    else if (what === "unmail") await call("/staff/takeMailBack", { requestKey, id });
    else if (what === "unrejection") await call("/staff/undoRejection", { requestKey, id });
    else if (what === "ungoodwill") await call("/staff/takeGoodwillBack", { requestKey, id });
    else if (what === "unoffer") await call("/staff/takeOfferBack", { requestKey, id });
    else if (isOfReveal(what)) await actOnReveal(call, { kind: "order", thing: number }, { what, requestKey, ...said });
    else if (what === "reject") await call("/staff/rejectRefund", { requestKey, requestId, answer });
    else
      await call("/staff/giveRefund", {
        number,
        requestKey,
        answer,
        kind: kind as "sims",
        // the same text that the books were shown for
        positions: placesIn(sims, mostPlace) ?? [],
        amount: Number(amount),
        ...(requestId && { requestId }),
      });
    return redirect(addressOf(here));
  } catch (error) {
    const { overtaken, tooLate } = words.order.refund;
    const { planChange } = words;
    const isOvertaken = isRefundOvertaken(error, what);
    const { data: answered, init } = shownAgain(
      error,
      {
        answer,
        ...(what === "note" && { note }),
        ...(isOvertaken && { wanted: what === "reject" ? "reject" : (amount ?? "") }),
        ...said,
      },
      {
        ...(what === "read" && { TRIED_OFTEN: words.order.sims.readLately }),
        REFUND_NOT_POSSIBLE: what === "undo" ? tooLate : overtaken,
        CHANGE_NOT_POSSIBLE: planChange.overtaken,
        PRICE_CHANGED: planChange.newPrice,
        ...(what === "change" && { CASE_CHANGED: planChange.overtaken }),
        ...(what === "unchange" && { CASE_CHANGED: planChange.tooLate }),
        ...(what === "decide-change" && { CASE_CHANGED: planChange.decided }),
        ...(what === "told" && { CODE_WRONG: words.order.buyer.move.wrong }),
        ...(what !== "mail" && { MAIL_NOT_AGAIN: words.order.mails.tooLate }),
      },
    );
    const theirs = isOvertaken && (await decidedSince(call, number, said["shownAt"] ?? ""));
    return data<OvertakenRefund>({ ...answered, ...(theirs && { theirs }) }, init ?? undefined);
  }
}

const mostPlace = 10_000;

/** Somebody else has decided about the money meanwhile. */
const isRefundOvertaken = (error: unknown, what: string | undefined): boolean =>
  (what === "give" || what === "reject") && error instanceof CallRefused && error.code === "REFUND_NOT_POSSIBLE";

const ofFraud = ["markFraud", "liftFraud", "releaseOrder"] as const;
const isOfFraud = (what: string | undefined): what is (typeof ofFraud)[number] => ofFraud.some((one) => one === what);

async function actOnFraud(
  call: Call,
  which: Which,
  what: (typeof ofFraud)[number],
  { fraudBecause = "" }: Said,
): Promise<void> {
  if (what === "releaseOrder") await call("/staff/releaseOrder", which);
  else await call(`/staff/${what}`, { ...which, fraudBecause });
}

type Which = { number: string; requestKey: string };
type Said = Record<string, string | undefined>;

async function correctAddress(call: Call, which: Which, { email = "", provenBy, why = "" }: Said): Promise<void> {
  await call("/staff/correctAddress", { ...which, email, why, provenBy: provenBy as "payment" });
}

async function beginMove(call: Call, which: Which, { email = "", provenBy, why = "" }: Said): Promise<void> {
  await call("/staff/beginMailboxMove", { ...which, email, why, provenBy: provenBy as "payment" });
}

/** What is no number stays as it was typed, and is refused as such. */
async function giveGoodwill(call: Call, which: Which, { takesOff = "", unit, because = "" }: Said): Promise<void> {
  const typed = (unit === "percent" ? asWhole : asAmount)(takesOff.trim());
  await call("/staff/giveGoodwill", { ...which, takesOff: typed as number, unit: unit as "money", because });
}

/** As the page showed it: the difference, and what waited for the buyer's payment. */
async function changePlan(call: Call, which: Which, said: Said): Promise<void> {
  const { plan = "", days, difference, seen = "", bearer, why = "" } = said;
  await call("/staff/changePlan", {
    ...which,
    planCode: plan,
    days: Number(days),
    expectedDifference: Number(difference),
    seen,
    bearer: bearer as "buyer",
    why,
  });
}
