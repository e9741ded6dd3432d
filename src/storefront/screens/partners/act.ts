import { CallRefused } from "../../../kernel/envelope.ts";
import { refusalStatus } from "../../../kernel/refusal.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { textIn } from "../../parts/forms/entries.ts";

/** What the API has answered to the call of this page, as a program would read it. */
export type Tried = { country: string; status: string; ms: number; body: string; more: number };

const mostShown = 2;

/** The very call that a partner's program makes, timed; of a long list the first plans. */
export async function tryApi(form: FormData, { call, language, currency }: Asking): Promise<Tried> {
  const country = textIn(form, "country").slice(0, 60);
  const begun = performance.now();
  const took = () => Math.max(1, Math.round(performance.now() - begun));
  try {
    const found = await call("/product/getPlanList", { country, currency, lang: language });
    const ms = took();
    const shown = { ...found, plans: found.plans.slice(0, mostShown) };
    const body = pretty({ resultCode: "SUCCESS", resultMessage: "", resultData: shown });
    return { country, status: "200 OK", ms, body, more: found.plans.length - shown.plans.length };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const { code, message } = error;
    const body = pretty({ resultCode: code, resultMessage: message });
    return { country, status: String(refusalStatus[code]), ms: took(), body, more: 0 };
  }
}

const pretty = (value: object) => JSON.stringify(value, null, 2);
