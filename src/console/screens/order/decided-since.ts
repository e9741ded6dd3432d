import type { Answer, Call } from "../../ground/asking.ts";

export type Decided = Answer<"/staff/getOrderPage">["moments"][number];

const decisions: ReadonlySet<string | null> = new Set([
  "refund_decided",
  "refund_proposed",
  "refund_confirmed",
  "refund_rejected",
  "refund_undone",
]);

/** What a colleague has decided about the money since the form was shown, whatever the page shows of what happened. */
export async function decidedSince(call: Call, number: string, shownAt: string): Promise<Decided | undefined> {
  const [me, { moments }] = await Promise.all([
    call("/staff/getMe", {}),
    call("/staff/getOrderPage", { number, kind: "people" }),
  ]);
  return moments.find(
    ({ what, word, who, at }) =>
      what === "action" && decisions.has(word) && who !== me.name && Date.parse(at) >= Date.parse(shownAt),
  );
}
