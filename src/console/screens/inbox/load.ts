import { inboxViews, type InboxView } from "../../../features/operator/inbox/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

type List = Answer<"/staff/getInbox">;
export type Inbox = List & {
  view: InboxView;
  /** The case that is open beside the list; null: it is not there any more. */
  open?: Answer<"/staff/getCase"> | null;
  done: string | undefined;
  /** What the address asked for and this list does not know: left out, and said. */
  dropped: string[];
};

const known = new Set(["view", "after", "before", "case", "done", "refused"]);

export async function inbox({ context, request }: ScreenArguments): Promise<Inbox> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const view = inboxViews.find((one) => one === (asks.get("view") || "all"));
  const [after, before, id] = [asks.get("after"), asks.get("before"), asks.get("case")];
  const dropped = [...new Set([...asks.keys()].filter((name) => !known.has(name))), ...(view ? [] : ["view"])];
  const wish = { view: view ?? "all" };
  const [list, open] = await Promise.all([
    call("/staff/getInbox", { ...wish, ...(after ? { after } : before && { before }) }).catch((error) => {
      if (!isWrong(error)) throw error;
      dropped.push(...error.details.fields.map(({ field }) => field));
      return call("/staff/getInbox", wish);
    }),
    id
      ? call("/staff/getCase", { id }).catch((error) => {
          if (isWrong(error)) return void dropped.push("case");
          if (error instanceof CallRefused && error.code === "NOT_FOUND") return null;
          throw error;
        })
      : undefined,
  ]);
  return { ...list, ...wish, ...(open !== undefined && { open }), done: asks.get("done") ?? undefined, dropped };
}

const isWrong = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.code === "INVALID_INPUT";
