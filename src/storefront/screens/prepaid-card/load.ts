import { CallRefused } from "../../../kernel/envelope.ts";
import { isUuid, newUuid } from "../../../kernel/uuid.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";

type Wishes = Answer<"/prepaid/getLowBalance">;
type PayCards = Answer<"/account/getCards">;

/** `requestKey`: of a payment card that is given next; `done`: what was just done. */
export type Opened = { card: (Wishes & PayCards) | null; requestKey: string; done: string };

/** `?iccid=` of a card of one's own; `&card=` is on the way back from the gateway's page. Null: it is not the visitor's. */
export async function openedAt({ searchParams }: URL, { call }: Asking): Promise<Opened> {
  const page = { requestKey: newUuid(), done: searchParams.get("done") ?? "" };
  const cardId = searchParams.get("card") ?? "";
  try {
    const wishes = await call("/prepaid/getLowBalance", { iccid: searchParams.get("iccid") ?? "" });
    const payCards = await call("/account/getCards", isUuid(cardId) ? { cardId } : {});
    return { ...page, card: { ...wishes, ...payCards } };
  } catch (error) {
    if (!(error instanceof CallRefused) || !["NOT_FOUND", "INVALID_INPUT"].includes(error.code)) throw error;
    return { ...page, card: null };
  }
}
