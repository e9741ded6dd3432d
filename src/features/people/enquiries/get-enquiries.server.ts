import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { isLate } from "./shown-enquiry.ts";
import { GetEnquiries, onAPage } from "./staff-contract.ts";
import { enquiriesIn } from "./staff-store.server.ts";

export const getEnquiries = operation(GetEnquiries, async (wish, { db, now, caller }) => {
  const reading = readingOf(wish);
  const which = { view: wish.view ?? "open", me: caller.staffId } as const;
  const found = await enquiriesIn(db, which, reading, onAPage + 1);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  const enquiries = shown.map((one) => ({
    number: one.number,
    state: one.state,
    company: one.company,
    country: one.country,
    intention: one.intention!,
    receivedAt: one.received_at!.toISOString(),
    dueAt: one.due_at!.toISOString(),
    isLate: isLate(one, now),
    owner: one.owner,
  }));
  return { enquiries, newer, older };
});
