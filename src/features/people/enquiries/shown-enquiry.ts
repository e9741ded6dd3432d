import type { EnquiryState } from "./rules.ts";

type Promised = { state: EnquiryState; due_at: Date | null };

/** Whether the day that was promised is over and nobody has answered. */
export const isLate = ({ state, due_at: dueAt }: Promised, now: Date): boolean =>
  (state === "received" || state === "looking") && dueAt !== null && dueAt <= now;
