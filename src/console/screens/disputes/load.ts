import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Disputes = Answer<"/staff/getDisputes"> & { view: "all" | "open"; dropped: string[] };

export async function disputes({ context, request }: ScreenArguments): Promise<Disputes> {
  const { asks, dropped } = knownAsks(request, {
    view: /^(all|open)$/,
    after: /^[\w-]{1,100}$/,
    before: /^[\w-]{1,100}$/,
  });
  const { after, before } = asks;
  const view = (asks.view ?? "open") as Disputes["view"];
  const place = after ? { after } : before ? { before } : {};
  return { ...(await asked(context).call("/staff/getDisputes", { view, ...place })), view, dropped };
}
