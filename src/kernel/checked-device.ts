export const devicePatterns = { model: /^[a-z0-9-]{1,60}$/, bought: /^([A-Z]{2}|elsewhere)$/ };

/** Whether a model takes eSIMs; `look`: its owner can see. */
export const esimAnswers = ["yes", "no", "look"] as const;
export type EsimAnswer = (typeof esimAnswers)[number];

/**
 * What a buyer found out about the own phone before paying; it travels in addresses and is kept with the order. Never
 * holds an EID. `bought` is an ISO 3166 code or `elsewhere`.
 */
export type CheckedDevice = { model: string; bought?: string; answer: EsimAnswer; eid?: boolean };

/** The model when the phone is not on the list. */
export const unlisted = "unlisted";

const written = /^(?<model>[a-z0-9-]{1,60})(\.(?<bought>[A-Z]{2}|elsewhere))?\.(?<answer>yes|no|look)(?<eid>\.eid)?$/;

/** `apple-iphone-15.CN.no`, `google-pixel-8.yes`, `unlisted.yes.eid` */
export function deviceText({ model, bought, answer, eid }: CheckedDevice): string {
  return [model, bought, answer, eid && "eid"].filter(Boolean).join(".");
}

/** What an address says; nothing if it was edited by hand, so that an order never fails for it. */
export function deviceIn(text: string | null): CheckedDevice | undefined {
  const { model, bought, answer, eid } = written.exec(text ?? "")?.groups ?? {};
  if (!model || !answer) return undefined;
  return { model, ...(bought && { bought }), answer: answer as EsimAnswer, ...(eid && { eid: true }) };
}
