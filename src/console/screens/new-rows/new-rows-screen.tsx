import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { livingLists } from "../../../features/operator/inbox/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Asking, type ScreenArguments } from "../../ground/asking.ts";
import { NewRowsPage } from "../../parts/new-rows.tsx";

type List = (typeof livingLists)[number];
type Fresh = { list: List; count: number; href: string };

/** What has come into a view since somebody opened it; the rest of the address is where it is shown. */
export async function loader({ context, request, params }: LoaderFunctionArgs & ScreenArguments): Promise<Fresh> {
  const list = livingLists.find((one) => one === params["list"]);
  if (!list) throw data(null, { status: 404 });
  const { since = "", ...kept } = Object.fromEntries(new URL(request.url).searchParams);
  const href = `/console/${list}?${new URLSearchParams(kept)}`;
  const { view, kind, owner } = kept;
  return { list, count: await countOf(asked(context), { list, since, view, kind, owner }), href };
}

type Wish = { list: List; since: string } & Record<"view" | "kind" | "owner", string | undefined>;

async function countOf({ call }: Asking, wish: Wish) {
  try {
    const asks = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
    return (await call("/staff/countNewRows", asks as { list: List; since: string })).count;
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    return 0;
  }
}

export function Component() {
  return <NewRowsPage {...(useLoaderData() as Fresh)} />;
}
