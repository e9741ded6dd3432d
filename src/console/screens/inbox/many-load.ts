import { caseDeeds, mostAtOnce } from "../../../features/records/cases/rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { filterIn, type Filter } from "./address.ts";

export type ManyCases = Answer<"/staff/getCases"> & {
  deed: (typeof caseDeeds)[number];
  filter: Filter;
  /** Not the chosen, but all that the filter leaves. */
  all: boolean;
  dropped: string[];
};

const others = new Set(["deed", "all", "case"]);
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `/console/inbox/many?deed=close&case=<id>&case=<id>`: the chosen that are still open; `all=1`: those of the filter. */
export async function manyCases({ context, request }: ScreenArguments): Promise<ManyCases> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const { filter, dropped } = filterIn(asks, others);
  const all = asks.get("all") === "1";
  const ids = [...new Set(asks.getAll("case").filter((id) => anId.test(id)))].slice(0, mostAtOnce);
  const chosen = all
    ? { work: [], ...(await call("/staff/getAssignees", {})) }
    : ids.length > 0
      ? await call("/staff/getCases", { ids })
      : nobodys;
  return {
    ...chosen,
    work: chosen.work.filter(({ closedAt }) => closedAt === null),
    deed: caseDeeds.find((one) => one === asks.get("deed")) ?? "assign",
    filter,
    all,
    dropped,
  };
}

const nobodys: Answer<"/staff/getCases"> = { work: [], me: "", colleagues: [] };
