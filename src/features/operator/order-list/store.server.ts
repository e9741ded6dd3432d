import { sql, type RawBuilder } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { Language } from "../../../kernel/language.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { Place, Reading } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { all } from "../../../platform/database/facets.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { Names, PaymentRow } from "../../../platform/database/tables.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { esimStates, saidElsewhere, type CountedFacet, type EsimState, type OrderView } from "./rules.ts";
import { alsoOfView, isOfView, type Whose } from "./views-store.server.ts";

export type ListedOrder = Pick<
  Order,
  "id" | "number" | "state" | "way" | "days" | "quantity" | "currency" | "total_amount" | "email" | "placed_at"
> & {
  micros: string;
  plan: { kind: "day_pass" | "fixed"; allowance_mb: number; scope: "country" | "region"; area: string };
  area_names: Names | null;
  method: PaymentRow["method"] | null;
};

const edge = {
  older: { micros: "9999999999999999", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" },
  newer: { micros: "0", id: "00000000-0000-0000-0000-000000000000" },
} as const satisfies Record<string, Place>;

/** The place before the newest order of a moment, so that what is placed meanwhile moves nothing. */
export const behindAllAt = (moment: Date): Place => ({ micros: `${moment.getTime() + 1}000`, id: edge.newer.id });

type Facets = {
  state?: Order["state"] | undefined;
  way?: Order["way"] | undefined;
  area?: string | undefined;
  plan?: string | undefined;
  method?: PaymentMethod | undefined;
  currency?: Currency | undefined;
  esim?: EsimState | undefined;
  source?: string | undefined;
  promo?: string | undefined;
  lang?: Language | undefined;
  least?: number | undefined;
  most?: number | undefined;
};
export type Wanted = Reading & {
  view: OrderView;
  whose: Whose;
  number?: string | undefined;
  numbers?: readonly string[] | undefined;
  /** Whether the list has this order, by its id. */
  only?: string | undefined;
  facets?: Facets;
  /** Each stands by itself, so that one can be taken away: since a moment, and by whole days. */
  placedSince?: Date | undefined;
  placedFrom?: Date | undefined;
  placedBefore?: Date | undefined;
};

export const esimsInOrder = sql`array[${sql.join(esimStates.map((one) => sql.lit(one)))}]`;
/** What an order has of a facet; read from a row of `orders`. */
export const valueOf: Record<Exclude<CountedFacet, "placed">, RawBuilder<unknown>> = {
  state: sql`state`,
  way: sql`way`,
  area: sql`plan_as_sold ->> 'area'`,
  plan: sql`plan_code`,
  currency: sql`currency`,
  source: sql`order_source`,
  promo: sql`promo_code`,
  lang: sql`lang`,
  method: sql`(select method from payments where order_id = orders.id and payable_kind = 'order'
    order by created_at desc limit 1)`,
  esim: sql`(select profile_state from esim_profiles where order_id = orders.id and esim_profiles.state <> 'retired'
    order by array_position(${esimsInOrder}, profile_state) limit 1)`,
};

/** True of an order that has this of a facet. */
function isOf(facet: keyof Facets, value: unknown): RawBuilder<boolean> {
  if (facet === "least") return sql`total_amount >= ${value}`;
  if (facet === "most") return sql`total_amount <= ${value}`;
  return sql`(${valueOf[facet]}) = ${value}`;
}

/** The next so many orders that one steps along from a place on, and the order of the steps. */
function stepped(
  { view, whose, number, numbers, only, towards, place = edge[towards], ...wanted }: Wanted,
  most: number,
) {
  const { placedSince, placedFrom, placedBefore } = wanted;
  const [beyond, direction] = towards === "older" ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const called = (number: RawBuilder<unknown>) => sql`(array(select id from orders where ${number}))`;
  const isNext = (placedAt: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
        ${number === undefined ? sql`true` : sql`${id} = any ${called(sql`number = ${number}`)}`}
        and ${numbers === undefined ? sql`true` : sql`${id} = any ${called(sql`number = any(${numbers})`)}`}
        and ${only === undefined ? sql`true` : sql`${id} = ${only}`}
        and ${placedSince ? sql`${placedAt} >= ${placedSince}` : sql`true`}
        and ${placedFrom ? sql`${placedAt} >= ${placedFrom}` : sql`true`}
        and ${placedBefore ? sql`${placedAt} < ${placedBefore}` : sql`true`}
        and (${placedAt}, ${id}) ${beyond} (timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond',
          ${place.id}::uuid)`;
  const order = sql`placed_at ${direction}, id ${direction}`;
  const along = sql`from orders
      where ${isOfView(view, whose, { beyond: isNext, direction, most })}
        and ${isNext(sql`placed_at`, sql`id`)}
      order by ${order}`;
  return { along, order };
}

/** What another table is asked for comes last: of most orders it is known before that they do not pass. */
const askedElsewhere = (facet: string) => Number(saidElsewhere.has(facet));

/** Each facet that is asked for, with what is true of an order that has it. */
export const facetsOf = ({ facets = {} }: Pick<Wanted, "facets">): [keyof Facets, RawBuilder<boolean>][] =>
  (Object.entries(facets) as [keyof Facets, unknown][])
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => askedElsewhere(one) - askedElsewhere(other))
    .map(([facet, value]) => [facet, isOf(facet, value)]);

/** What is asked of each order one steps along; nothing, where an index has those of the view alone. */
export function askedOf({ view, whose, ...wanted }: Wanted, without?: keyof Facets | "placed"): RawBuilder<boolean>[] {
  const ofItsView = alsoOfView[view]?.(whose);
  const ofFacets = facetsOf(wanted).filter(([facet]) => facet !== without);
  return [...ofFacets.map(([, condition]) => condition), ...(ofItsView ? [ofItsView] : [])];
}
export const isLookedThrough = (wanted: Wanted): boolean => askedOf(wanted).length > 0;

/** Those of the next so many of which all that is asked is true; where nothing is, the next themselves. */
export function pageOfOrders(wanted: Wanted, most: number): RawBuilder<unknown> {
  const asked = askedOf(wanted);
  const { along, order } = stepped(wanted, asked.length > 0 ? mostLookedThrough : most);
  if (asked.length === 0) return sql`select id, placed_at ${along} limit ${sql.lit(most)}`;
  return sql`
      select id, placed_at from (${lookedThrough(wanted)}) as orders where ${all(asked)}
      order by ${order} limit ${sql.lit(most)}`;
}

/** As many as are looked through at once, with what is asked of them. */
export const lookedThrough = (wanted: Wanted, most = mostLookedThrough): RawBuilder<unknown> => sql`
        select id, placed_at, closed_at, state, way, currency, total_amount, plan_code, plan_as_sold, order_source, promo_code, lang
        ${stepped(wanted, most).along} limit ${sql.lit(most)}`;

/** Where looking through ends, if there is more behind it. */
export async function lastLookedThrough(
  db: DbOrTx,
  wanted: Wanted,
): Promise<(Place & { placed_at: Date }) | undefined> {
  const { rows } = await sql<Place & { placed_at: Date }>`${prepared}
    select id, placed_at, (extract(epoch from placed_at) * 1000000)::bigint::text as micros
    ${stepped(wanted, mostLookedThrough).along} offset ${sql.lit(mostLookedThrough - 1)} limit 1`.execute(db);
  return rows[0];
}

/** All that a filter leaves, newest first, in pieces of so many at most; whoever breaks off reads no further. */
export async function* pagesOfOrders<Row extends Place>(
  db: DbOrTx,
  wanted: Wanted,
  read: (db: DbOrTx, wanted: Wanted, most: number) => Promise<Row[]>,
  most: number,
): AsyncGenerator<Row[]> {
  for (let place: Place | undefined = wanted.place; ;) {
    const from: Wanted = { ...wanted, towards: "older", place };
    const rows = await read(db, from, most);
    if (rows.length > 0) yield rows;
    // what is asked may leave a piece unfilled, and still there is more behind it
    place =
      rows.length === most ? rows.at(-1) : isLookedThrough(wanted) ? await lastLookedThrough(db, from) : undefined;
    if (place === undefined) return;
  }
}

/** What a plan can be for: some hundreds. */
export async function areasOfPlans(db: DbOrTx): Promise<{ area: string; names: Names }[]> {
  const { rows } = await sql<{ area: string; names: Names }>`${prepared}
    select iso2 as area, names from destinations union all select slug, names from regions`.execute(db);
  return rows;
}

/**
 * One step along an index, and the details of what is shown alone. In the order in which they were stepped along. Of
 * facets there are more combinations than a connection should keep statements for.
 */
export async function listedOrders(db: DbOrTx, wanted: Wanted, most: number): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`${isLookedThrough(wanted) ? sql.raw("") : prepared}
    with page as (${pageOfOrders(wanted, most)})
    select ${listed} from page join orders o using (id)
    order by ${wanted.towards === "older" ? sql`o.placed_at desc, id desc` : sql`o.placed_at, id`}`.execute(db);
  return rows;
}

/** These, in this order. */
export async function ordersOf(db: DbOrTx, ids: readonly string[]): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`${prepared}
    select ${listed} from unnest(${[...ids]}::uuid[]) with ordinality as these (id, place) join orders o using (id)
    order by place`.execute(db);
  return rows;
}

const listed = sql`id, number, state, way, days, quantity, currency, total_amount, email, o.placed_at,
      (extract(epoch from o.placed_at) * 1000000)::bigint::text as micros,
      jsonb_build_object('kind', plan_as_sold -> 'kind', 'allowance_mb', plan_as_sold -> 'allowance_mb',
        'scope', plan_as_sold -> 'scope', 'area', plan_as_sold -> 'area') as plan,
      case plan_as_sold ->> 'scope'
        when 'country' then (select names from destinations where iso2 = plan_as_sold ->> 'area')
        else (select names from regions where slug = plan_as_sold ->> 'area')
      end as area_names,
      (select method from payments where order_id = o.id and payable_kind = 'order' order by created_at desc
        limit 1) as method`;
