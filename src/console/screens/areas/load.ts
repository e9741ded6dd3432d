import { areaOrders, listedKinds } from "../../../features/catalogue/areas/contract.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type AreaList = Answer<"/staff/getAreas"> & {
  kind: (typeof listedKinds)[number];
  order: (typeof areaOrders)[number];
  q: string;
  mayEdit: boolean;
  dropped: string[];
};

/** What of the address is unknown is left out and named. */
export async function areaList({ context, request }: ScreenArguments): Promise<AreaList> {
  const { asks, dropped } = knownAsks(request, {
    kind: new RegExp(`^(${listedKinds.join("|")})$`),
    sort: new RegExp(`^(${areaOrders.join("|")})$`),
    q: /^[^\p{Cc}\p{Cs}]{1,60}$/u,
  });
  const kind = listedKinds.find((one) => one === asks.kind) ?? "destination";
  const order = areaOrders.find((one) => one === asks.sort) ?? "name";
  const q = (asks.q ?? "").trim();
  const { call } = asked(context);
  const [list, me] = await Promise.all([
    call("/staff/getAreas", { kind, order, ...(q && { search: q }) }),
    call("/staff/getMe", {}),
  ]);
  return { ...list, kind, order, q, mayEdit: may(me, "edit_catalogue"), dropped };
}
