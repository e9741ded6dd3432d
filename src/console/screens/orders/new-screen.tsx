import { useLoaderData } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { NewRowsPage } from "../../parts/new-rows.tsx";
import { addressOf } from "../../parts/orders-address.ts";
import { wantedBy, wishOf } from "../../parts/orders-wanted.ts";

type Fresh = { count: number; asks: Record<string, string> };

/** What was placed since somebody opened the list. */
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
  return <NewRowsPage list="orders" count={count} href={addressOf(asks)} />;
}
