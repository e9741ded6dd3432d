import { redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { RefusalCode } from "../../../kernel/refusal.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { idIn } from "./load.ts";

/** Either side has moved, or a colleague has decided. */
const overtaking: readonly RefusalCode[] = ["CASE_CHANGED", "CASE_CLOSED", "RECORD_CHANGED", "PROPOSAL_OVER"];

/** `deed`: a deed and the account that it books to, `write_off:fees`. */
export async function settle({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const id = idIn(request);
  const entries = await entriesOf(request);
  const { requestKey = "", version = "", deed = "", reason = "", until = "", decision = "", do: goal = "" } = entries;
  const done = (what: string) => redirect(`/console/finance/differences/${id}?done=${what}`);
  try {
    if (goal === "wait") {
      await call("/staff/snoozeCase", { requestKey, id, version: Number(version), until });
      return done("waits");
    }
    if (goal === "confirm") {
      await call("/staff/confirmDifference", { requestKey, id: decision });
      return done("decided");
    }
    if (goal === "withdraw") {
      await call("/staff/withdrawDifference", { requestKey, id: decision });
      return done("withdrawn");
    }
    const [what, account = null] = deed.split(":");
    const { isProposal } = await call("/staff/decideDifference", {
      requestKey,
      id,
      version: Number(version),
      deed: what as "write_off",
      account: account as "fees" | null,
      reason,
    });
    return done(isProposal ? "proposed" : "decided");
  } catch (error) {
    const { overtaken } = words.differences;
    const isOvertaken = error instanceof CallRefused && overtaking.includes(error.code);
    return shownAgain(
      error,
      { ...entries, ...(isOvertaken && { overtaken: "1" }) },
      Object.fromEntries(overtaking.map((code) => [code, overtaken])),
    );
  }
}
