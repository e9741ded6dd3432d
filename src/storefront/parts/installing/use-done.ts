import { useEffect } from "react";
import { useActionData, useFetcher } from "react-router";
import { showToast } from "../../../ui/toasts.ts";
import type { Done, Intent } from "./act.ts";

type DidOf<I extends Intent> = Extract<Done, { did: I }>;
type FailedOf = Extract<Done, { failed: Intent }>;

/**
 * A form of the install page that does one thing and leaves the page where it is. Without JavaScript it is a plain
 * form, and what came of it is the page's own action data.
 */
export function useDone<I extends Intent>(intent: I) {
  const fetcher = useFetcher<Done>({ key: intent });
  const posted = useActionData() as Done | undefined;
  const done = fetcher.data ?? posted;
  useEffect(() => {
    // row E2: what is no field's problem is a toast, too
    const message = done && "failed" in done && done.failed === intent ? problemOf(done) : undefined;
    if (message !== undefined) showToast(message, "failure");
  }, [done, intent]);
  return {
    Form: fetcher.Form,
    busy: fetcher.state !== "idle",
    did: done && "did" in done && done.did === intent ? (done as DidOf<I>) : undefined,
    failed: done && "failed" in done && done.failed === intent ? done : undefined,
  };
}

/** Beside a field; without one, of the whole form. */
export function problemOf(failed: FailedOf | undefined, field?: string): string | undefined {
  return failed?.problems.find((problem) => problem.field === field)?.message;
}
