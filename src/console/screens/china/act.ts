import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/answered.ts";
import { recordIn } from "./china-entries.ts";
import { factOf, type ChinaArguments } from "./load.ts";

const list = "/console/catalogue/china";

export async function changeChinaFact(asking: ChinaArguments) {
  const { call, words } = asked(asking.context);
  const { kind, name } = factOf(asking);
  const entries = await entriesOf(asking.request);
  const version = entries["version"] || null;
  try {
    if (entries["do"] === "drop") {
      const wish = { kind, name: name ?? "", version: version ?? "" };
      await call("/staff/dropChinaRecord", wish as never);
      return redirect(`${list}?kind=${kind}`);
    }
    const wish = { [kind]: recordIn(kind, entries), version } as never;
    const published = await call("/staff/publishChinaRecord", wish);
    return redirect(`${list}/${kind}/${encodeURIComponent(published.name)}?published`);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const own = new RegExp(`^${kind}\\.`);
    const fields = error.details.fields.map((one) => ({ ...one, field: one.field.replace(own, "") }));
    const problem = error.code === "RECORD_CHANGED" ? words.china.changed : error.message;
    const answered: Answered = { entries, fields, ...(fields.length === 0 && { problem }) };
    return data(answered, { status: refusalStatus[error.code] });
  }
}
