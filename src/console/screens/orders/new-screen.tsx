import { useLoaderData } from "react-router";
import { mostNew } from "../../../features/operator/order-list/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, useWords, type ScreenArguments } from "../../ground/asking.ts";
import { addressOf } from "../../parts/orders-address.ts";
import { wantedBy, wishOf } from "../../parts/orders-wanted.ts";

type Fresh = { count: number; asks: Record<string, string> };

/** What was placed since somebody opened the list; asked every half minute by the page that shows it (ground/live). */
export async function loader({ context, request }: ScreenArguments): Promise<Fresh> {
  const address = new URL(request.url).searchParams;
  const { wanted, asks } = wantedBy(address);
  const { call } = asked(context);
  try {
    const since = address.get("since") ?? "";
    const wish = { ...(await wishOf(wanted, call)), since };
    return { ...(await call("/staff/countNewOrders", wish)), asks };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    return { count: 0, asks };
  }
}

export function Component() {
  const { count, asks } = useLoaderData() as Fresh;
  const { titled, orders: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <h1 className="vh">{words.title}</h1>
      <div className="orders-new" data-live-part="" aria-live="polite">
        {count > 0 && (
          <a className="button" href={addressOf(asks)}>
            {words.fresh(count > mostNew ? `${mostNew}+` : String(count))}
          </a>
        )}
      </div>
    </>
  );
}
