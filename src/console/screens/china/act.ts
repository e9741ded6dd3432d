import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/form-answer.ts";
import { momentIn } from "../../parts/typed-values.ts";
import { chinaFields, recordIn } from "./china-entries.ts";
import { draftOf, factOf, type ChinaArguments } from "./load.ts";

const list = "/console/catalogue/china";

export async function changeChinaFact(asking: ChinaArguments) {
  const { call } = asked(asking.context);
  const { kind, name } = factOf(asking);
  const entries = await entriesOf(asking.request);
  const { requestKey = "", change = "" } = entries;
  const version = entries["version"] || null;
  const here = `${list}/${kind}/${encodeURIComponent(name ?? "new")}`;
  const typed = Object.fromEntries(chinaFields[kind].map(({ path }) => [path, entries[path] ?? ""]));
  const wish = { [kind]: recordIn(kind, entries), version } as never;
  const keep = (kept: typeof typed | null) =>
    call("/staff/keepTextDraft", { ...draftOf(kind, name), version, entries: kept });
  /** What was to come is done by this, unless a repeat has ended it already. */
  const endWait = async () => {
    if (change)
      await call("/staff/cancelText", { requestKey: crypto.randomUUID(), id: change }).catch((error: unknown) => {
        if (!(error instanceof CallRefused) || error.code !== "RECORD_CHANGED") throw error;
      });
  };
  try {
    switch (entries["do"]) {
      case "drop":
        await call("/staff/dropChinaRecord", { kind, name: name ?? "", version: version ?? "" } as never);
        return redirect(`${list}?kind=${kind}`);
      case "keep":
        await keep(typed);
        return redirect(here);
      case "forget":
        await keep(null);
        return redirect(here);
      case "schedule": {
        // typed work is safe before anything else is said about it
        await keep(typed);
        const from = momentIn(entries["from"] ?? "");
        const { id } = await call("/staff/scheduleChina", { requestKey, fact: wish, from });
        await endWait();
        return redirect(id === null ? here : "/console/content/coming?scheduled=1");
      }
      default: {
        const published = await call("/staff/publishChinaRecord", wish);
        await endWait();
        return redirect(`${list}/${kind}/${encodeURIComponent(published.name)}?published`);
      }
    }
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const own = new RegExp(`^(fact\\.)?${kind}\\.`);
    const fields = error.details.fields.map((one) => ({ ...one, field: one.field.replace(own, "") }));
    const answered: Answered = { entries, fields, ...(fields.length === 0 && { problem: error.message }) };
    return data(answered, { status: refusalStatus[error.code] });
  }
}
