import { nobody } from "../../../kernel/facet.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import { enquiriesById } from "../../people/enquiries/list-store.server.ts";
import { colleagues } from "../../people/enquiries/staff-store.server.ts";
import { newestShown } from "../bulk/rules.ts";
import { refusedSeen } from "../bulk/seen-store.server.ts";
import { bulkSoFar, listedBulk } from "../bulk/shown-bulk.server.ts";
import { newestBulks } from "../bulk/store.server.ts";
import { whyNotIn } from "../bulk/why-not.server.ts";
import { GetBulkEnquiryAction, GetBulkEnquiryActions } from "./contract.ts";
import { bulkOfEnquiries, enquiriesInBulk, type BulkOfEnquiries } from "./store.server.ts";

export const getBulkEnquiryActions = operation(GetBulkEnquiryActions, async (_wish, { db }) => ({
  actions: (await newestBulks(db, enquiriesInBulk, newestShown)).map((bulk) => ({
    ...listedBulk(bulk),
    deed: (bulk as BulkOfEnquiries).kind,
  })),
}));

export const getBulkEnquiryAction = operation(GetBulkEnquiryAction, async ({ id, after = 0 }, context) => {
  const { db, visitor, caller } = context;
  const bulk = (await bulkOfEnquiries(db, id)) ?? refuse("NOT_FOUND");
  const { kind: deed, filter } = bulk;
  const why = whyNotIn(visitor.language);
  const { shown, soFar } = await bulkSoFar(db, {
    tables: enquiriesInBulk,
    bulk,
    right: "work_enquiries",
    caller,
    why,
    refused: (most) => refusedSeen(db, enquiriesInBulk, { id, after }, most),
  });
  const [found, everybody, atlas] = await Promise.all([
    enquiriesById(
      db,
      shown.map((one) => one.id),
    ),
    colleagues(db),
    atlasOf(context),
  ]);
  const { country, owner } = filter;
  return {
    ...soFar,
    deed,
    filter,
    country: country === undefined ? null : countryNames(atlas, visitor.language)(country),
    owner: owner === undefined ? null : (everybody.find((one) => one.id === owner)?.name ?? nobody),
    enquiries: shown.flatMap((one) =>
      found
        .filter((enquiry) => enquiry.id === one.id)
        .map(({ number, company }) => ({ number, company, why: why(one.outcome) })),
    ),
  };
});
