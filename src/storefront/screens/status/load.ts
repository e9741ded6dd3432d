import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";

export type Status = Answer<"/status/getStatus">;
export type Outage = Status["open"][number];
export type DayState = Status["functions"][number]["now"];

export function readStatus({ call, language }: Asking): Promise<Status> {
  return call("/status/getStatus", { lang: language });
}
