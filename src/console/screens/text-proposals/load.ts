import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import type { ContentViewsProps } from "../../parts/content-views.tsx";
import { knownAsks } from "../../parts/known-asks.ts";

export type ProposalsPage = Answer<"/staff/getTextProposals"> &
  Pick<ContentViewsProps, "counts"> & { mayEdit: boolean; done: string | undefined; dropped: string[] };
export type Proposal = ProposalsPage["open"][number];

export async function proposalsPage({ context, request }: ScreenArguments): Promise<ProposalsPage> {
  const { call } = asked(context);
  const { asks, dropped } = knownAsks(request, { done: /^[a-z]{1,20}$/ });
  const [proposals, { counts }, me] = await Promise.all([
    call("/staff/getTextProposals", {}),
    call("/staff/getTexts", { kind: "notice" }),
    call("/staff/getMe", {}),
  ]);
  return { ...proposals, counts, mayEdit: may(me, "edit_catalogue"), done: asks.done, dropped };
}
