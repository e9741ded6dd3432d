import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";

export type Status = Answer<"/status/getStatus">;
export type Outage = Status["past"][number];
export type DayState = Status["functions"][number]["now"];

export type Place = NonNullable<Status["place"]>;

/** `?place=`: where one is; `&told=`: what one has just said of it. */
export async function readStatus({ searchParams }: URL, { call, language }: Asking) {
  const place = searchParams.get("place")?.slice(0, 60).trim();
  const status = await call("/status/getStatus", { lang: language, ...(place && { place }) });
  const told = (["works", "fails"] as const).find((said) => said === searchParams.get("told"));
  return { status, told };
}
