import { redirect } from "react-router";
import type { PrivacyKind } from "../../../features/operator/privacy-requests/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { actOnReveal, isOfReveal } from "../../parts/reveal.ts";
import { customerIn } from "./load.ts";

type Entries = Readonly<Record<string, string>>;

/** What answers a request under privacy law; `what` says which form it was. The address that comes after it. */
const acts: Readonly<Record<string, (call: Call, customer: string, entries: Entries) => Promise<string>>> = {
  async note(call, customer, { requestKey = "", kind = "", receivedOn = "" }) {
    await call("/staff/notePrivacyRequest", { requestKey, customer, kind: kind as PrivacyKind, receivedOn });
    return `/console/customers/${customer}?done=noted#privacy`;
  },
  async erase(call, customer, { requestKey = "", id = "", word = "", why = "" }) {
    const { isProposal } = await call("/staff/eraseCustomer", { requestKey, id, word, why });
    // an account that was erased has no page any more
    return isProposal ? `/console/customers/${customer}?done=proposed#privacy` : "/console/customers?done=erased";
  },
  async decline(call, customer, { requestKey = "", id = "", answer = "" }) {
    await call("/staff/declinePrivacyRequest", { requestKey, id, answer });
    return `/console/customers/${customer}?done=declined#privacy`;
  },
};

/** Shows or masks what is known of the customer, or answers what they asked for, and comes back to the page as it is then. */
export async function actOnCustomer({ context, request }: ScreenArguments) {
  const { pathname, search } = new URL(request.url);
  const { call, words } = asked(context);
  const entries = await entriesOf(request);
  const thing = customerIn(request);
  const { what = "" } = entries;
  const act = Object.hasOwn(acts, what) ? acts[what] : undefined;
  try {
    if (act) return redirect(await act(call, thing, entries));
    if (isOfReveal(what)) await actOnReveal(call, { kind: "customer", thing }, entries);
    return redirect(pathname + search);
  } catch (error) {
    if (act && (await isGone(error, call, thing))) return redirect("/console/customers?done=gone");
    return shownAgain(error, entries, { RECORD_CHANGED: words.privacy.overtaken });
  }
}

const refusedAs = (error: unknown) => (error instanceof CallRefused ? error.code : undefined);

/** A colleague has erased them meanwhile: there is no page left to show an answer on. */
async function isGone(error: unknown, call: Call, customer: string): Promise<boolean> {
  const code = refusedAs(error);
  if (code !== "RECORD_CHANGED" && code !== "NOT_FOUND") return false;
  return call("/staff/getCustomer", { customer }).then(
    () => false,
    (refused: unknown) => refusedAs(refused) === "NOT_FOUND",
  );
}
