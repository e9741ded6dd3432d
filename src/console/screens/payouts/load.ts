import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { listedFrom } from "../../parts/listed-from.ts";

type Found = Answer<"/staff/getPayouts">;
export type Payouts = Found & { gateway: Found["gateways"][number] | undefined; dropped: string[] };

const gatewayOf = ({ gateway }: { gateway?: string }) => gateway as Payouts["gateway"];

export async function payouts({ context, request }: ScreenArguments): Promise<Payouts> {
  const { call } = asked(context);
  const { found, asks, dropped } = await listedFrom(request, { gateway: /^(sandbox|stripe)$/ }, (wish, place) => {
    const gateway = gatewayOf(wish);
    return call("/staff/getPayouts", { ...(gateway && { gateway }), ...place });
  });
  return { ...found, gateway: gatewayOf(asks), dropped };
}
