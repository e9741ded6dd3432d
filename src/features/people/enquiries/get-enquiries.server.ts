import { mustBeOneOf } from "../../../kernel/facet.ts";
import { cursorAt, pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import type { EnquiryForm } from "./contract.ts";
import { enquiriesIn, lastLookedThrough } from "./list-store.server.ts";
import { isLate } from "./shown-enquiry.ts";
import { GetEnquiries, onAPage } from "./staff-contract.ts";
import { colleagues } from "./staff-store.server.ts";

export const getEnquiries = operation(GetEnquiries, async ({ view = "open", after, before, ...filter }, context) => {
  const { db, now, caller, visitor } = context;
  const reading = readingOf({ after, before });
  const which = { view, me: caller.staffId, filter };
  const [found, members, atlas] = await Promise.all([
    enquiriesIn(db, which, reading, onAPage + 1),
    colleagues(db),
    atlasOf(context),
  ]);
  mustBeOneOf(members, filter.owner);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  const end = found.length > onAPage ? undefined : await lastLookedThrough(db, which, reading);
  const nameOf = countryNames(atlas, visitor.language);
  const { compare } = new Intl.Collator(visitor.language);
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
  return {
    enquiries,
    newer: end && reading.towards === "newer" ? cursorAt(end) : newer,
    older: end && reading.towards === "older" ? cursorAt(end) : older,
    isCut: end !== undefined,
    countries: [...atlas.byIso2.keys()]
      .map((iso2) => ({ iso2, name: nameOf(iso2) }))
      .toSorted((one, other) => compare(one.name, other.name)),
    colleagues: members,
    at: now.toISOString(),
  };
});

const wishesOf = (form: EnquiryForm | null) => ({
  interests: form?.interests ?? null,
  salesBand: form?.salesBand ?? null,
});
