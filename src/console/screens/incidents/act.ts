import { redirect } from "react-router";
import { asked, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { addressOf } from "./address.ts";

type Entries = Record<string, string>;

/** One form, one request: `do` says which. What was done is said on the page that comes back. */
const acts: Readonly<Record<string, (call: Call, entries: Entries) => Promise<Record<string, string>>>> = {
  async again(call, { requestKey = "", id = "" }) {
    await call("/staff/tryJobAgain", { requestKey, id });
    return { done: "tried" };
  },
  async away(call, { requestKey = "", id = "" }) {
    await call("/staff/putJobAway", { requestKey, id });
    return { done: "away" };
  },
  async all(call, { requestKey = "", kind = "" }) {
    const { tried, putAway } = await call("/staff/tryJobsAgain", { requestKey, kind });
    return { done: "all", tried: String(tried), away: String(putAway) };
  },
};

export async function actOnIncidents({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const act = Object.hasOwn(acts, entries["do"] ?? "") ? acts[entries["do"]!] : undefined;
  if (!act) throw new Response(null, { status: 400 });
  try {
    const kind = new URL(request.url).searchParams.get("kind") ?? undefined;
    return redirect(addressOf({ kind, ...(await act(call, entries)) }));
  } catch (error) {
    return shownAgain(error, entries);
  }
}
