import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type ChatPage = Answer<"/staff/getChat"> & { isDone: boolean; dropped: string[] };

export const idIn = (request: Request): string => new URL(request.url).pathname.split("/")[3] ?? "";

export async function chat({ context, request }: ScreenArguments): Promise<ChatPage> {
  const { asks, dropped } = knownAsks(request, { done: /^sent$/ });
  const found = await asked(context).call("/staff/getChat", { id: idIn(request) });
  return { ...found, isDone: asks.done !== undefined, dropped };
}
