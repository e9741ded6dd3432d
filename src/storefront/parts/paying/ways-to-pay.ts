import type { Answer } from "../../ground/visit/calls.ts";

export type WaysToPay = Answer<"/payment/getConversion">;
/** How Alipay and WeChat Pay charge another currency; `null` where they take the order's own. */
export type Rate = WaysToPay["conversion"];
export const nothingToPay: WaysToPay = { conversion: null, methods: [], cardWallets: [] };
