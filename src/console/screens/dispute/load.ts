import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Dispute = Answer<"/staff/getDispute"> & { isDone: boolean; dropped: string[] };

export const idIn = (request: Request): string => new URL(request.url).pathname.split("/")[4] ?? "";

export async function dispute({ context, request }: ScreenArguments): Promise<Dispute> {
  const { asks, dropped } = knownAsks(request, { done: /^answered$/ });
  const found = await asked(context).call("/staff/getDispute", { id: idIn(request) });
  return { ...found, isDone: asks.done !== undefined, dropped };
}
