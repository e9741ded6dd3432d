import { useActionData, useFetcher } from "react-router";
import type { Done, Intent } from "./act.ts";

type DidOf<I extends Intent> = Extract<Done, { did: I }>;
type FailedOf = Extract<Done, { failed: Intent }>;

/**
 * A form of the install page that does one thing and leaves the page where it is. Without JavaScript it is a plain form, and
 * what came of it is the page's own action data.
 */
export function useDone<I extends Intent>(intent: I) {
  const fetcher = useFetcher<Done>({ key: intent });
  const posted = useActionData() as Done | undefined;
  const done = fetcher.data ?? posted;
  return {
    Form: fetcher.Form,
    busy: fetcher.state !== "idle",
    did: done && "did" in done && done.did === intent ? (done as DidOf<I>) : undefined,
    failed: done && "failed" in done && done.failed === intent ? done : undefined,
  };
}

export function problemOf(failed: FailedOf | undefined, field: string): string | undefined {
  return failed?.problems.find((problem) => problem.field === field)?.message;
}
