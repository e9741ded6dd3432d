import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { listedFrom } from "../../parts/listed-from.ts";

export type Disputes = Answer<"/staff/getDisputes"> & { view: "all" | "open"; dropped: string[] };

const viewOf = ({ view = "open" }: { view?: string }) => view as Disputes["view"];

export async function disputes({ context, request }: ScreenArguments): Promise<Disputes> {
  const { call } = asked(context);
  const { found, asks, dropped } = await listedFrom(request, { view: /^(all|open)$/ }, (wish, place) =>
    call("/staff/getDisputes", { view: viewOf(wish), ...place }),
  );
  return { ...found, view: viewOf(asks), dropped };
}
