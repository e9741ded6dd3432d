import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

type Done = { what: string; number: string | undefined; version: string | undefined };
type First = "waits" | "leaves";
export type Queue = Answer<"/staff/getRealNameQueue"> & { first: First; done: Done | undefined; dropped: string[] };

const forms = {
  first: /^leaves$/,
  done: /^(registered|again|refused|deregistered|proposed|undone|none)$/,
  number: /^RN\w{10}$/,
  version: /^\d{1,6}$/,
};

export async function realNames({ context, request }: ScreenArguments): Promise<Queue> {
  const { asks, dropped } = knownAsks(request, forms);
  const { done, number, version } = asks;
  const first: First = asks.first === undefined ? "waits" : "leaves";
  const found = await asked(context).call("/staff/getRealNameQueue", { first });
  return { ...found, first, done: done === undefined ? undefined : { what: done, number, version }, dropped };
}
