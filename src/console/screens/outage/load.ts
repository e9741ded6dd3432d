import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

type Outages = Answer<"/staff/getOutages">;
export type Told = Outages["outages"][number];
export type OutagePage = Answer<"/staff/getOutage"> & { done: string | undefined; dropped: string[] };
export type NewOutagePage = Pick<Outages, "languages" | "now" | "draft"> & { dropped: string[] };

type Arguments = ScreenArguments & { params: { id?: string } };

export async function outagePage({ context, request, params }: Arguments): Promise<OutagePage> {
  const { asks, dropped } = knownAsks(request, { done: /^[a-z]{1,20}$/ });
  const found = await asked(context)
    .call("/staff/getOutage", { id: params.id ?? "" })
    .catch((error: unknown) => {
      const isNone = error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code);
      throw isNone ? data(null, { status: 404 }) : error;
    });
  return { ...found, done: asks.done, dropped };
}

export async function newOutagePage({ context, request }: ScreenArguments): Promise<NewOutagePage> {
  const { dropped } = knownAsks(request, {});
  const { languages, now, draft } = await asked(context).call("/staff/getOutages", {});
  return { languages, now, draft, dropped };
}
