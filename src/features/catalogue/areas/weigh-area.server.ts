import { createHash } from "node:crypto";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { takenSlug, unknownCountries } from "../destinations/known-destinations.ts";
import { knownToPlans } from "../plans/known-store.server.ts";
import { plansLeftBehind } from "../plans/plan-references.ts";
import { differencesBetween, type Difference } from "../plans/staff-rules.ts";
import { areaKinds, told, type AreaKind, type AreaRecords } from "./area-rules.ts";
import type { AreaWish } from "./contract.ts";
import { areaAt, ownersOf, plansOnSaleIn } from "./store.server.ts";

/** A hash of the content, whoever wrote it and in whatever order of its rows (decision 52). */
export function versionOfArea(area: object): string {
  const leaves = differencesBetween(undefined, told(area)).map(({ field, after }) => [field, after]);
  const inOrder = leaves.toSorted(([one], [other]) => (one! < other! ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("hex").slice(0, 32);
}

type Weighed = {
  kind: AreaKind;
  code: string;
  area: AreaRecords[AreaKind];
  /** `undefined`: a new destination. */
  former: AreaRecords[AreaKind] | undefined;
  differences: Difference[];
  isThere: boolean;
};

/** Held against the catalogue: what it refers to exists, no plan on sale is left without a network, and nobody was faster. */
export async function weighArea(tx: DbOrTx, wish: AreaWish): Promise<Weighed> {
  const kind = areaKinds.find((one) => wish[one])!;
  const area = wish[kind]!;
  const code = "iso2" in area ? area.iso2 : area.slug;
  const former = await areaAt[kind](tx, code);
  const isNew = wish.version === null && kind === "destination";
  if (!former && !isNew) return refuse("NOT_FOUND");
  const differences = differencesBetween(former && told(former), told(area));
  const isThere = former !== undefined && differences.length === 0;
  const fields = await problemsOf[kind](tx, area as never);
  if (former && isNew && !isThere) fields.push(wrong("iso2", "destination_exists", code));
  if (fields.length > 0)
    throw new Refusal("INVALID_INPUT", { fields: fields.map((one) => ({ ...one, field: `${kind}.${one.field}` })) });
  if (former && !isThere && versionOfArea(former) !== wish.version) refuse("RECORD_CHANGED");
  return { kind, code, area, former, differences, isThere };
}

type Problems = { [Kind in AreaKind]: (tx: DbOrTx, area: AreaRecords[Kind]) => Promise<RecordProblem[]> };

const problemsOf: Problems = {
  destination: async (tx, area) => takenSlug(area, await ownersOf(tx, area.slug)),
  async region(tx, region) {
    const known = await knownToPlans(tx);
    const unknown = unknownCountries("countries", region.countries, known);
    return unknown.length > 0 ? unknown : plansLeftBehind(region, await plansOnSaleIn(tx), known.networks!);
  },
  async networks(tx, { iso2, roaming }) {
    const sets = new Set(roaming.map(({ network_set }) => network_set));
    const cutOff = (await plansOnSaleIn(tx)).find(
      ({ network_set, countries }) => countries.includes(iso2) && !sets.has(network_set),
    );
    return cutOff ? [wrong("roaming", "plan_without_network", cutOff.code, iso2, 0)] : [];
  },
};
