import { inboxViews, type InboxView } from "../../../features/operator/inbox/rules.ts";
import { caseDeeds, mostAtOnce } from "../../../features/records/cases/rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type ManyCases = Answer<"/staff/getCases"> & { deed: (typeof caseDeeds)[number]; view: InboxView };

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `/console/inbox/many?deed=close&case=<id>&case=<id>`: the chosen that are still open. */
export async function manyCases({ context, request }: ScreenArguments): Promise<ManyCases> {
  const asks = new URL(request.url).searchParams;
  const ids = [...new Set(asks.getAll("case").filter((id) => anId.test(id)))].slice(0, mostAtOnce);
  const chosen = ids.length > 0 ? await asked(context).call("/staff/getCases", { ids }) : nobodys;
  return {
    ...chosen,
    work: chosen.work.filter(({ closedAt }) => closedAt === null),
    deed: caseDeeds.find((one) => one === asks.get("deed")) ?? "assign",
    view: inboxViews.find((one) => one === asks.get("view")) ?? "all",
  };
}

const nobodys: Answer<"/staff/getCases"> = { work: [], me: "", colleagues: [] };
