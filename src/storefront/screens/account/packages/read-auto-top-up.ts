import { isUuid } from "../../../../kernel/uuid.ts";
import type { Answer } from "../../../ground/visit/calls.ts";
import type { Asking } from "../../../ground/visit/visit.ts";

type Kept = Answer<"/account/getAutoTopUp">;
type Cards = Answer<"/account/getCards">;

/** `version`: of the privacy policy, to which the consents refer. `change`: the form is asked for. */
export type TopUp = Kept & Cards & { iccid: string; version: string; change: boolean };

/**
 * Of a SIM of one's own, where there is something to buy again or was; `?card=` is on the way back from the
 * gateway's page.
 */
export async function readAutoTopUp(
  { call, language }: Asking,
  iccid: string,
  query: URLSearchParams,
): Promise<TopUp | undefined> {
  const kept = await call("/account/getAutoTopUp", { iccid });
  if (!kept.offer && !kept.agreed) return undefined;
  const cardId = query.get("card") ?? "";
  const [cards, { version }] = await Promise.all([
    call("/account/getCards", isUuid(cardId) ? { cardId } : {}),
    call("/content/getPolicy", { docname: "privacy_policy", lang: language }),
  ]);
  return { ...kept, ...cards, iccid, version, change: cards.given !== null };
}
