import { data, redirect } from "react-router";
import { currencies } from "../../../kernel/currency.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, type Answered } from "../../parts/form-answer.ts";
import { asWhole } from "../../parts/typed-values.ts";
import { promoIn } from "./promo-entries.ts";

/** `tried`: what the open code would take off. */
export type PromoAnswered = Answered & { tried?: Answer<"/staff/tryPromoCode"> };

export async function actOnPromos({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const { code = "", planCode = "", days = "", email = "", do: what } = entries;
  const shown = (done: string) => redirect(`/console/promos?view=all&code=${encodeURIComponent(code)}&done=${done}`);
  try {
    switch (what) {
      case "make": {
        const promo = promoIn(entries);
        const count = entries["count"]?.trim() ?? "";
        if (count !== "" && count !== "1") {
          const { requestKey = "" } = entries;
          const wish = { requestKey, promo, count: asWhole(count) as number };
          const { prefix } = await call("/staff/makePromoSeries", wish);
          return redirect(`/console/promos?series=${prefix}&done=made`);
        }
        await call("/staff/makePromoCode", { promo });
        return redirect(`/console/promos?view=all&code=${promo.code}&done=made`);
      }
      case "stop":
        await call("/staff/stopPromoCode", { code });
        return shown("stopped");
      case "stopSeries": {
        const { prefix = "" } = entries;
        await call("/staff/stopPromoSeries", { prefix });
        return redirect(`/console/promos?series=${encodeURIComponent(prefix)}&done=stopped`);
      }
      case "try": {
        const currency = currencies.find((one) => one === entries["currency"]) ?? "HKD";
        const wish = { code, planCode: planCode.trim(), quantity: 1, currency };
        const more = { ...(days.trim() && { days: Number(days) }), ...(email.trim() && { email }) };
        const tried = await call("/staff/tryPromoCode", { ...wish, ...more });
        return data<PromoAnswered>({ entries, fields: [], tried });
      }
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code === "CONFIRM_FIRST") throw error;
    const fields = error.details.fields.map((one) => ({ ...one, field: one.field.replace(/^promo\./, "") }));
    const problem = fields.length === 0 ? error.message : undefined;
    return data<PromoAnswered>(
      { entries, fields, ...(problem !== undefined && { problem }) },
      { status: refusalStatus[error.code] },
    );
  }
}
