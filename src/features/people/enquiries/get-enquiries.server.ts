import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import type { EnquiryForm } from "./contract.ts";
import { isLate } from "./shown-enquiry.ts";
import { GetEnquiries, onAPage } from "./staff-contract.ts";
import { enquiriesIn } from "./staff-store.server.ts";

export const getEnquiries = operation(GetEnquiries, async (wish, context) => {
  const { db, now, caller } = context;
  const reading = readingOf(wish);
  const which = { view: wish.view ?? "open", me: caller.staffId } as const;
  const found = await enquiriesIn(db, which, reading, onAPage + 1);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  const nameOf = countryNames(await atlasOf(context), context.visitor.language);
  const enquiries = shown.map((one) => ({
    number: one.number,
    state: one.state,
    company: one.company,
    place: one.country && nameOf(one.country),
    intention: one.intention!,
    ...wishesOf(one.form as EnquiryForm | null),
    language: one.language,
    receivedAt: one.received_at!.toISOString(),
    dueAt: one.due_at!.toISOString(),
    isLate: isLate(one, now),
    owner: one.owner,
  }));
  return { enquiries, newer, older, at: now.toISOString() };
});

const wishesOf = (form: EnquiryForm | null) => ({
  interests: form && form.interests,
  salesBand: form && form.salesBand,
});
