import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { listedFrom } from "../../parts/listed-from.ts";

export type Differences = Answer<"/staff/getDifferences"> & { dropped: string[] };

export async function differences({ context, request }: ScreenArguments): Promise<Differences> {
  const { call } = asked(context);
  const { found, dropped } = await listedFrom(request, {}, (_, place) => call("/staff/getDifferences", place));
  return { ...found, dropped };
}
