import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Payout = Answer<"/staff/getPayout"> & { dropped: string[] };

export async function payout({ context, request }: ScreenArguments): Promise<Payout> {
  const { asks, dropped } = knownAsks(request, { after: /^[\w-]{1,100}$/, before: /^[\w-]{1,100}$/ });
  const id = new URL(request.url).pathname.split("/")[4] ?? "";
  const { call } = asked(context);
  const { after, before } = asks;
  const place = after ? { after } : before ? { before } : {};
  try {
    return { ...(await call("/staff/getPayout", { id, ...place })), dropped };
  } catch (error) {
    // a place that is none: the lines from their beginning
    const isPlace = error instanceof CallRefused && error.code === "INVALID_INPUT" && Object.keys(place).length > 0;
    if (!isPlace) throw error;
    return { ...(await call("/staff/getPayout", { id })), dropped: [...dropped, ...Object.keys(place)] };
  }
}
