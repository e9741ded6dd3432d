import { redirect } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { casePage } from "../../parts/case-page.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { filterOf, type Filter } from "./address.ts";

type Entries = Record<string, string>;
/** What was done, and the case that stays open beside the list; or the page on which the taken one is worked off. */
type Done = { done: string; open?: string | undefined; page?: string | undefined };

/** One form, one request: `do` says which. */
const acts: Readonly<Record<string, (call: Call, entries: Entries, filter: Filter) => Promise<Done>>> = {
  async next(call, { requestKey = "" }, { kind }) {
    const { id } = await call("/staff/takeNextCase", { requestKey, ...(kind !== undefined && { kind }) });
    return id === null ? { done: "none" } : { done: "taken", open: id, page: await pageOf(call, id) };
  },
  async assign(call, { to = "", me = "", ...entries }) {
    const { id } = await call("/staff/assignCase", { ...seen(entries), to: to || null });
    if (to === me) return { done: "taken", open: id, page: await pageOf(call, id) };
    return { done: to ? "given" : "released", open: id };
  },
  async snooze(call, { until = "", ...entries }) {
    const { id } = await call("/staff/snoozeCase", { ...seen(entries), until });
    return { done: "snoozed", open: id };
  },
  async wake(call, entries) {
    const { id } = await call("/staff/snoozeCase", { ...seen(entries), until: null });
    return { done: "woken", open: id };
  },
  async retry(call, { requestKey = "", subject = "" }) {
    await call("/staff/retryRefund", { requestKey, id: subject });
    return { done: "retried" };
  },
  async close(call, { note = "", ...entries }) {
    await call("/staff/closeCase", { ...seen(entries), note });
    return { done: "closed" };
  },
};

const seen = ({ id = "", version = "", requestKey = "" }: Entries) => ({ id, version: Number(version), requestKey });

async function pageOf(call: Call, id: string): Promise<string | undefined> {
  const [work, me] = await Promise.all([call("/staff/getCase", { id }), call("/staff/getMe", {})]);
  const page = casePage(work);
  return page && may(me, page.right) ? page.address : undefined;
}

export async function actOnCase({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const act = Object.hasOwn(acts, entries["do"] ?? "") ? acts[entries["do"]!] : undefined;
  if (!act) throw new Response(null, { status: 400 });
  try {
    const asks = new URL(request.url).searchParams;
    const { done, open, page } = await act(call, entries, filterOf(asks));
    if (page !== undefined) return redirect(page);
    for (const name of ["done", "case", ...(entries["do"] === "next" ? ["after", "before"] : [])]) asks.delete(name);
    asks.set("done", done);
    if (open) asks.set("case", open);
    return redirect(`/console/inbox?${asks}`);
  } catch (error) {
    return shownAgain(error, entries);
  }
}
