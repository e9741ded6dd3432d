import { data, redirect } from "react-router";
import { linkLists, type KeptLink } from "../../../features/catalogue/link-lists/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/form-answer.ts";
import { fieldInForm, typedIn, wishIn } from "./link-entries.ts";

/** `list`: whose form it was. */
export type LinksAnswered = Answered & { list: string; version: number };

export async function changeLinks({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const sent = await entriesOf(request);
  const list = linkLists.find((one) => one === sent["list"]);
  if (!list) throw new Response(null, { status: 400 });
  const [entries, version] = [typedIn(sent), Number(sent["version"]) || 0];
  const { requestKey = "" } = sent;
  const { links, rows } = wishIn(entries);
  const publish = (put: KeptLink[] | null, reason: string) =>
    call("/staff/publishLinks", { requestKey, list, version, links: put, reason });
  try {
    switch (sent["do"]) {
      case "drop":
        await call("/staff/keepLinksDraft", { list, version, entries: null });
        break;
      case "publish":
        await publish(links, entries["reason"] ?? "");
        return redirect(`/console/content/links?published=1#${list}`);
      case "back": {
        const { lists } = await call("/staff/getLinkLists", {});
        const history = lists.find((one) => one.list === list)?.history ?? [];
        const then = history.find((one) => String(one.version) === sent["to"]);
        await publish(then?.links ?? null, sent["said"] ?? "");
        return redirect(`/console/content/links?published=1#${list}`);
      }
      default:
        await call("/staff/keepLinksDraft", { list, version, entries });
    }
    return redirect(`/console/content/links#${list}`);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const fields = error.details.fields.map((one) => ({ ...one, field: fieldInForm(one.field, rows) }));
    const problem = fields.length === 0 ? error.message : undefined;
    return data<LinksAnswered>(
      { list, version, entries, fields, ...(problem !== undefined && { problem }) },
      { status: refusalStatus[error.code] },
    );
  }
}
