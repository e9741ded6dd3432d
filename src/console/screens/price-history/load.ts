import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { listedFrom } from "../../parts/listed-from.ts";

export type PriceHistory = Answer<"/staff/getPriceHistory"> & { plan: string; mayEdit: boolean; dropped: string[] };

export async function priceHistory({ context, request }: ScreenArguments): Promise<PriceHistory> {
  const { call } = asked(context);
  const mayEdit = may(await call("/staff/getMe", {}), "edit_catalogue");
  const { found, asks, dropped } = await listedFrom(request, { plan: /^[\w.-]{1,60}$/ }, ({ plan }, place) =>
    call("/staff/getPriceHistory", { ...(plan && { plan }), ...place }),
  );
  return { ...found, plan: asks.plan ?? "", mayEdit, dropped };
}
