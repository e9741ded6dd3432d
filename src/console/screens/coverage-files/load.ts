import { data } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import type { ScreenArguments } from "../../ground/asking.ts";
import { signedIn } from "../../ground/signed-in.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type CoverageFilesPage = { mayEdit: boolean; isPublished: boolean; dropped: string[] };

export async function coverageFilesPage(asking: ScreenArguments): Promise<CoverageFilesPage> {
  const me = await signedIn(asking);
  if (!may(me, "see_catalogue")) throw data(null, { status: 403 });
  const { asks, dropped } = knownAsks(asking.request, { done: /^published$/ });
  return { mayEdit: may(me, "edit_catalogue"), isPublished: asks.done !== undefined, dropped };
}
