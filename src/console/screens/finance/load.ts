import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Books = Answer<"/staff/getBooks"> & { done: boolean; dropped: string[] };

export async function books({ context, request }: ScreenArguments): Promise<Books> {
  const { asks, dropped } = knownAsks(request, { month: /^20\d\d-(0[1-9]|1[0-2])$/, done: /^sealed$/ });
  const { done, ...wish } = asks;
  return { ...(await asked(context).call("/staff/getBooks", wish)), done: done !== undefined, dropped };
}
