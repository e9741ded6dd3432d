import { currencies } from "../../../kernel/currency.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { textIn } from "../../parts/forms/entries.ts";

/** What a program would send, and what the API has answered to it. */
export type Tried = {
  which: "search" | "order";
  /** As it stands in the fields. */
  typed: Readonly<Record<string, string>>;
  request: string;
  status: string;
  ms: number;
  body: string;
  more: number;
};

const mostShown = 2;

/** The very call that a partner's program makes, timed: a search, or an order in the sandbox. */
export async function tryApi(form: FormData, asking: Asking): Promise<Tried> {
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, textIn(form, name).slice(0, 80)]));
  const { which, wish, run } = typed.apiPlan === undefined ? search(typed, asking) : order(typed, asking);
  const request = pretty(wish);
  const begun = performance.now();
  const took = () => Math.max(1, Math.round(performance.now() - begun));
  try {
    const { resultData, more } = await run();
    const ms = took();
    const body = pretty({ resultCode: "SUCCESS", resultMessage: "", resultData });
    return { which, typed, request, status: "200 OK", ms, body, more };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const { code, message, details } = error;
    const body = pretty({ resultCode: code, resultMessage: message, resultData: details });
    return { which, typed, request, status: String(refusalStatus[code]), ms: took(), body, more: 0 };
  }
}

type Typed = Readonly<Record<string, string>>;

/** Of a long list the first plans. */
function search({ apiCountry = "" }: Typed, { call, language, currency }: Asking) {
  const wish = { country: apiCountry, currency, lang: language };
  const run = async () => {
    const found = await call("/product/getPlanList", wish);
    const plans = found.plans.slice(0, mostShown);
    return { resultData: { ...found, plans }, more: found.plans.length - plans.length };
  };
  return { which: "search" as const, wish, run };
}

/** `again`: the key of the order before, sent with all that was sent with it. */
function order({ apiPlan = "", apiQuantity = "", apiDays = "", apiCurrency, again = "" }: Typed, asking: Asking) {
  const { call } = asking;
  const currency = currencies.find((one) => one === apiCurrency) ?? asking.currency;
  const days = apiDays && { days: Number(apiDays) };
  const wish = { requestKey: again || newUuid(), plan: apiPlan, quantity: Number(apiQuantity), ...days, currency };
  return {
    which: "order" as const,
    wish,
    run: async () => ({ resultData: await call("/sandbox/order", wish), more: 0 }),
  };
}

const pretty = (value: object) => JSON.stringify(value, null, 2);
