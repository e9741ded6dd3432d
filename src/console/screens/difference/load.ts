import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Difference = Answer<"/staff/getDifference"> & { done: string | undefined; dropped: string[] };

export const idIn = (request: Request): string => new URL(request.url).pathname.split("/")[4] ?? "";

export async function difference({ context, request }: ScreenArguments): Promise<Difference> {
  const { asks, dropped } = knownAsks(request, { done: /^[a-z]{1,20}$/ });
  return { ...(await asked(context).call("/staff/getDifference", { id: idIn(request) })), done: asks.done, dropped };
}
