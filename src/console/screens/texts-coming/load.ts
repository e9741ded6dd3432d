import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import type { ContentViewsProps } from "../../parts/content-views.tsx";
import { knownAsks } from "../../parts/known-asks.ts";

export type ComingPage = Answer<"/staff/getTextChanges"> &
  Pick<ContentViewsProps, "counts"> & { mayEdit: boolean; isScheduled: boolean; dropped: string[] };
export type Change = ComingPage["coming"][number];

export async function comingPage({ context, request }: ScreenArguments): Promise<ComingPage> {
  const { call } = asked(context);
  const { asks, dropped } = knownAsks(request, { scheduled: /^1$/ });
  const mayEdit = may(await call("/staff/getMe", {}), "edit_catalogue");
  const [changes, { counts }] = await Promise.all([
    call("/staff/getTextChanges", {}),
    call("/staff/getTexts", { kind: "notice" }),
  ]);
  return { ...changes, counts, mayEdit, isScheduled: asks.scheduled !== undefined, dropped };
}
