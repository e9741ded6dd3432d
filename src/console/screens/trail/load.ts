import type { ActionKind } from "../../../features/records/actions/rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { withoutOne, type Without } from "../../parts/list-counts.ts";
import { listedFrom } from "../../parts/listed-from.ts";
import { trailForms } from "./forms.ts";

export type TrailPage = Answer<"/staff/getTrail"> & {
  /** What of the address stays on the pages beside. */
  asks: Record<string, string>;
  without: Without;
  /** It was paged back to. */
  isBack: boolean;
  isBeginning: boolean;
  dropped: string[];
};

/** `/console/trail?kind=reveals&person=desk&thing=order:FW…`: what is unknown is left out and named. */
export async function trailPage({ context, request }: ScreenArguments): Promise<TrailPage> {
  const { call } = asked(context);
  const { found, asks, dropped, isBack, isBeginning } = await listedFrom(
    request,
    trailForms,
    ({ kind, ...asks }, place) =>
      call("/staff/getTrail", { ...asks, ...(kind !== undefined && { kind: kind as ActionKind }), ...place }),
  );
  const isEmptied = isBeginning && found.actions.length === 0 && found.older === null;
  const without = await withoutOne(call, "trail", asks, isEmptied);
  return { ...found, asks, without, isBack, isBeginning, dropped };
}
