import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

type Done = { what: string; number: string | undefined; version: string | undefined };
export type Queue = Answer<"/staff/getRealNameQueue"> & { done: Done | undefined; dropped: string[] };

const forms = {
  done: /^(registered|again|refused|deregistered|proposed|undone|none)$/,
  number: /^RN\w{10}$/,
  version: /^\d{1,6}$/,
};

export async function realNames({ context, request }: ScreenArguments): Promise<Queue> {
  const { asks, dropped } = knownAsks(request, forms);
  const { done, number, version } = asks;
  const found = await asked(context).call("/staff/getRealNameQueue", {});
  return { ...found, done: done === undefined ? undefined : { what: done, number, version }, dropped };
}
