import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Differences = Answer<"/staff/getDifferences"> & { dropped: string[] };

export async function differences({ context, request }: ScreenArguments): Promise<Differences> {
  const { asks, dropped } = knownAsks(request, { after: /^[\w-]{1,100}$/, before: /^[\w-]{1,100}$/ });
  const { call } = asked(context);
  const { after, before } = asks;
  const place = after ? { after } : before ? { before } : {};
  try {
    return { ...(await call("/staff/getDifferences", place)), dropped };
  } catch (error) {
    // a place that is none: the list from its beginning
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    return { ...(await call("/staff/getDifferences", {})), dropped: [...dropped, ...Object.keys(place)] };
  }
}
