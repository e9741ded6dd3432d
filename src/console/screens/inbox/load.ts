import { inboxFacets } from "../../../features/operator/inbox/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { filterIn, type Filter } from "./address.ts";

type List = Answer<"/staff/getInbox">;
export type Inbox = List & {
  filter: Filter;
  /** The case that is open beside the list; null: it is not there any more. */
  open?: Answer<"/staff/getCase"> | null;
  done: string | undefined;
  /** What the address asked for and this list does not know: left out, and said. */
  dropped: string[];
  /** Of a filter that leaves nothing: what each thing of it, taken away, would show. */
  without: Answer<"/staff/findInboxFilterInTheWay">["without"];
  isBeginning: boolean;
};

const others = new Set(["after", "before", "case", "done", "refused"]);

export async function inbox({ context, request }: ScreenArguments): Promise<Inbox> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const { filter, dropped } = filterIn(asks, others);
  const [after, before, id] = [asks.get("after"), asks.get("before"), asks.get("case")];
  const place = after ? { after } : before ? { before } : {};
  const [found, open] = await Promise.all([
    listed(call, { ...filter, ...place }),
    id
      ? call("/staff/getCase", { id }).catch((error) => {
          if (isWrong(error)) return void dropped.push("case");
          if (error instanceof CallRefused && error.code === "NOT_FOUND") return null;
          throw error;
        })
      : undefined,
  ]);
  const left = kept(filter, found.wrong);
  const isBeginning = Object.keys(place).length === 0 || found.wrong.length > 0;
  const isEmptied =
    isBeginning && found.list.work.length === 0 && inboxFacets.some((facet) => left[facet] !== undefined);
  const { without } = isEmptied ? await call("/staff/findInboxFilterInTheWay", left) : { without: [] };
  return {
    ...found.list,
    filter: left,
    ...(open !== undefined && { open }),
    done: asks.get("done") ?? undefined,
    dropped: [...dropped, ...found.wrong],
    without,
    isBeginning,
  };
}

type Wish = Filter & { after?: string; before?: string };

/** What of it is wrong is left out and named, so that no address is a dead end. */
async function listed(call: Call, wish: Wish): Promise<{ list: List; wrong: string[] }> {
  try {
    return { list: await call("/staff/getInbox", wish), wrong: [] };
  } catch (error) {
    if (!isWrong(error)) throw error;
    const wrong = error.details.fields.map(({ field }) => field);
    const { after: _, before: __, ...filter } = wish;
    return { list: await call("/staff/getInbox", kept(filter, wrong)), wrong };
  }
}

const kept = (filter: Filter, wrong: readonly string[]): Filter => ({
  view: filter.view,
  ...Object.fromEntries(Object.entries(filter).filter(([name]) => !wrong.includes(name))),
});

const isWrong = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.code === "INVALID_INPUT";
