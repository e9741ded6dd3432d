import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import type { ContentViewsProps } from "../../parts/content-views.tsx";
import { knownAsks } from "../../parts/known-asks.ts";

export type LinksPage = Answer<"/staff/getLinkLists"> &
  Pick<ContentViewsProps, "counts"> & { mayEdit: boolean; isPublished: boolean; dropped: string[] };
export type LinkListed = LinksPage["lists"][number];

export async function linksPage({ context, request }: ScreenArguments): Promise<LinksPage> {
  const { call } = asked(context);
  const { asks, dropped } = knownAsks(request, { published: /^1$/ });
  const [{ lists }, { counts }, me] = await Promise.all([
    call("/staff/getLinkLists", {}),
    call("/staff/getTexts", { kind: "notice" }),
    call("/staff/getMe", {}),
  ]);
  return { lists, counts, mayEdit: may(me, "edit_catalogue"), isPublished: asks.published !== undefined, dropped };
}
