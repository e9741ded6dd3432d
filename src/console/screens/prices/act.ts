import { data, redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/answered.ts";
import { momentIn } from "../../parts/typed.ts";
import { cellAt, changesIn } from "./price-entries.ts";

/** `look`: what publishing would change, to be looked through first; `changed`: a colleague was faster. */
export type PricesAnswered = Answered & { look?: Answer<"/staff/lookThroughPrices">; changed?: true };

const nothing = { plans: [], cards: [], sales: [], margin: null, breakEven: null };

/** Where it waits for a second person. */
const proposed = "/console/catalogue/proposals?done=proposed";

export async function changePrices({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const changes = changesIn(entries);
  const { requestKey = "", from = "", until = "" } = entries;
  if (changes.length === 0) return data<PricesAnswered>({ entries, fields: [], look: nothing });
  try {
    if (entries.do === "schedule") {
      const span = { from: momentIn(from) ?? "", until: momentIn(until) };
      const { plans, isProposed } = await call("/staff/schedulePrices", { requestKey, changes, ...span });
      if (isProposed) return redirect(proposed);
      return redirect(`/console/catalogue/coming?scheduled=${plans}`);
    }
    if (entries.do !== "publish")
      return data<PricesAnswered>({ entries, fields: [], look: await call("/staff/lookThroughPrices", { changes }) });
    const { prices, isProposed } = await call("/staff/publishPrices", { changes });
    if (isProposed) return redirect(proposed);
    const here = new URL(request.url);
    here.searchParams.set("published", String(prices));
    return redirect(here.pathname + here.search);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const isOfMoments = error.details.fields.some(({ field }) => field === "from" || field === "until");
    const fields = isOfMoments
      ? error.details.fields
      : error.details.fields.map((one) => ({ ...one, field: cellAt(one.field, changes) }));
    const look = isOfMoments ? await call("/staff/lookThroughPrices", { changes }) : undefined;
    return data<PricesAnswered>(
      {
        entries,
        fields,
        ...(look && { look }),
        ...(fields.length === 0 && { problem: error.message }),
        ...(error.code === "RECORD_CHANGED" && { changed: true }),
      },
      { status: refusalStatus[error.code] },
    );
  }
}
