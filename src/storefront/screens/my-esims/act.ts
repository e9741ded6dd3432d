import { data, redirectDocument } from "react-router";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { shownAgain, whyRefused } from "../../parts/forms/form-answer.ts";

type Place = "menu" | "footer";

export const placeIn = (said: URLSearchParams | FormData): Place => (said.get("from") === "footer" ? "footer" : "menu");

/** Our own page is gone to at once. A form may not lead to another host (CSP), so that a link does, pressed once more. */
export async function goOn(form: FormData, asking: Asking) {
  try {
    const url = await addressFor(placeIn(form), asking);
    if (url.startsWith("/")) return redirectDocument(url, 303);
    return data({ onward: url, isOnce: new URL(url).searchParams.has("ticket") });
  } catch (error) {
    const { why, status } = whyRefused(error, { title: wordsOf(asking.language, "esim-entry").failed });
    return shownAgain(form, why, status);
  }
}

async function addressFor(from: Place, { call }: Asking): Promise<string> {
  if (from === "footer") return (await call("/product/getEsimEntry", { from })).marketUrl;
  return (JSON.parse(await call("/product/getEsimLink", {})) as { url: string }).url;
}
