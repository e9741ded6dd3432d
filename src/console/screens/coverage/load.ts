import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type CoverageList = Answer<"/staff/getCoverage"> & { q: string; dropped: string[] };

export async function coverageList({ context, request }: ScreenArguments): Promise<CoverageList> {
  const { asks, dropped } = knownAsks(request, { q: /^[^\p{Cc}\p{Cs}]{1,60}$/u });
  const q = (asks.q ?? "").trim();
  const list = await asked(context).call("/staff/getCoverage", q ? { search: q } : {});
  return { ...list, q, dropped };
}
