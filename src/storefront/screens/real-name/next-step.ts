import { isOfPhoto } from "../../../features/people/real-names/rules.ts";
import type { ResultStep, Status } from "./result-load.ts";

type NextStep = { label: "photo" | "details" | "start" | "form"; inside?: ResultStep };

/** The one thing to do next, where there is something to do. */
export function nextStepOf({ state, reason }: Pick<Status, "state" | "reason">): NextStep | undefined {
  if (state === "again")
    return isOfPhoto(reason) ? { label: "photo", inside: "photo" } : { label: "details", inside: "details" };
  if (state === "draft") return { label: "form" };
  return state === "refused" || state === "withdrawn" || state === "deregistered" ? { label: "start" } : undefined;
}
