import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/answered.ts";
import { actOnReveal, isOfReveal } from "../../parts/reveal.ts";
import { addressOf } from "./address-of.ts";

/** Does what a form of the page asks for, and comes back to the page as it is then. */
export async function actOnOrder({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const number = decodeURIComponent(new URL(request.url).pathname.split("/")[3] ?? "");
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
      return redirect(`${addressOf(number, { read: String(position), heard })}#sim-${position}`);
    } else if (what === "correct") {
      const { email = "", provenBy, why = "" } = said;
      await call("/staff/correctAddress", { requestKey, number, email, why, provenBy: provenBy as "payment" });
    } else if (what === "cancel") await call("/staff/cancelOrder", { requestKey, number });
    else if (what === "undo") await call("/staff/undoRefund", { id });
    else if (what === "confirm") await call("/staff/confirmRefund", { requestKey, id });
    else if (what === "mail") await call("/staff/sendMailAgain", { requestKey, id });
    else if (what === "unmail") await call("/staff/takeMailBack", { requestKey, id });
    else if (isOfReveal(what)) await actOnReveal(call, { kind: "order", thing: number }, { what, requestKey, ...said });
    else if (what === "reject") await call("/staff/rejectRefund", { requestKey, requestId, answer });
    else
      await call("/staff/giveRefund", {
        number,
        requestKey,
        answer,
        kind: kind as "sims",
        positions,
        amount: Number(amount),
        ...(requestId && { requestId }),
      });
    return redirect(addressOf(number));
  } catch (error) {
    const { overtaken, tooLate } = words.order.refund;
    return shownAgain(
      error,
      { answer, ...(what === "note" && { note }), ...said },
      {
        ...(what === "read" && { TRIED_OFTEN: words.order.sims.readLately }),
        REFUND_NOT_POSSIBLE: what === "undo" ? tooLate : overtaken,
        ...(what === "unmail" && { MAIL_NOT_AGAIN: words.order.mails.tooLate }),
      },
    );
  }
}
