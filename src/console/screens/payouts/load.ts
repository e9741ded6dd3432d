import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

type Found = Answer<"/staff/getPayouts">;
export type Payouts = Found & { gateway: Found["gateways"][number] | undefined; dropped: string[] };

export async function payouts({ context, request }: ScreenArguments): Promise<Payouts> {
  const { asks, dropped } = knownAsks(request, {
    gateway: /^(sandbox|stripe)$/,
    after: /^[\w-]{1,100}$/,
    before: /^[\w-]{1,100}$/,
  });
  const { call } = asked(context);
  const { after, before } = asks;
  const gateway = asks.gateway as Payouts["gateway"];
  const wish = { ...(gateway && { gateway }) };
  const place = after ? { after } : before ? { before } : {};
  try {
    return { ...(await call("/staff/getPayouts", { ...wish, ...place })), gateway, dropped };
  } catch (error) {
    // a place that is none: the list from its beginning
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    return { ...(await call("/staff/getPayouts", wish)), gateway, dropped: [...dropped, ...Object.keys(place)] };
  }
}
