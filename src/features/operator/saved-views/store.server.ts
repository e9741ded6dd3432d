import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { ListLayoutRow } from "../../../platform/database/tables.ts";
import type { ListName } from "./lists.ts";

/** The one list that has saved views. */
const list = "orders";

/** Those of the member in their own order, then what others share, by name. */
export function viewsFor(db: DbOrTx, staffId: string) {
  return db
    .selectFrom("saved_views")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["saved_views.id", "staff_id", "saved_views.name", "asks", "shared", "version", "staff.name as maker"])
    .where("list", "=", list)
    .where((view) => view.or([view("staff_id", "=", staffId), view("shared", "=", true)]))
    .orderBy((view) => view("staff_id", "<>", staffId))
    .orderBy((view) => sql`case when ${view.ref("staff_id")} = ${staffId} then place end`)
    .orderBy("saved_views.name")
    .orderBy("saved_views.id")
    .execute();
}

/** Locked, so that what was seen of it is still true when it is changed. Nobody else's that is not shared. */
export function lockView(tx: DbOrTx, id: string, staffId: string) {
  return tx
    .selectFrom("saved_views")
    .select(["id", "staff_id", "name", "asks", "shared", "version", "place"])
    .where("id", "=", id)
    .where((view) => view.or([view("staff_id", "=", staffId), view("shared", "=", true)]))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Behind the member's row, which whoever writes views has locked. */
export function ownViews(tx: DbOrTx, staffId: string) {
  return tx
    .selectFrom("saved_views")
    .select(["id", "place"])
    .where("staff_id", "=", staffId)
    .where("list", "=", list)
    .orderBy("place")
    .orderBy("id")
    .execute();
}

type NewView = { staffId: string; name: string; asks: object; shared: boolean; place: number; now: Date };

/** `undefined`: they have one of this name. */
export async function putView(
  tx: DbOrTx,
  { staffId, name, asks, shared, place, now }: NewView,
): Promise<string | undefined> {
  const put = await tx
    .insertInto("saved_views")
    .values({ staff_id: staffId, list, name, asks: JSON.stringify(asks), shared, place, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return put?.id;
}

export async function isNamed(tx: DbOrTx, staffId: string, name: string, but: string): Promise<boolean> {
  const found = await tx
    .selectFrom("saved_views")
    .select("id")
    .where("staff_id", "=", staffId)
    .where("list", "=", list)
    .where(sql`lower(name)`, "=", name.toLowerCase())
    .where("id", "<>", but)
    .executeTakeFirst();
  return found !== undefined;
}

/** Of a view that is locked. Its version afterwards. */
export async function changeViewTo(
  tx: DbOrTx,
  id: string,
  { name, asks, shared }: { name: string; asks: object; shared: boolean },
): Promise<number> {
  const { version } = await tx
    .updateTable("saved_views")
    .set((view) => ({ name, asks: JSON.stringify(asks), shared, version: view("version", "+", 1) }))
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

export async function placeViews(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  await sql`update saved_views set place = ordered.place
    from unnest(${[...ids]}::uuid[]) with ordinality as ordered (id, place) where saved_views.id = ordered.id`.execute(
    tx,
  );
}

/** Its columns go last: whoever chooses some at this moment is waited for, and theirs go, too. */
export async function dropView(tx: DbOrTx, id: string): Promise<void> {
  await tx.deleteFrom("saved_views").where("id", "=", id).execute();
  await tx.deleteFrom("list_layouts").where("list", "=", list).where("view", "=", id).execute();
}

/** Whether the member sees it, who keeps it from being deleted meanwhile. */
export async function holdView(tx: DbOrTx, id: string, staffId: string): Promise<boolean> {
  const held = await tx
    .selectFrom("saved_views")
    .select("id")
    .where("id", "=", id)
    .where((view) => view.or([view("staff_id", "=", staffId), view("shared", "=", true)]))
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Those of saved views that the member does not see any more, so that no more are kept than there are views. */
export async function dropLostLayouts(tx: DbOrTx, staffId: string): Promise<void> {
  await sql`delete from list_layouts where staff_id = ${staffId} and list = ${list} and view like '%-%-%-%-%'
    and not exists (select from saved_views seen where seen.id::text = view and (seen.staff_id = ${staffId} or shared))`.execute(
    tx,
  );
}

type Kept = Pick<ListLayoutRow, "columns" | "density">;

export function layoutsOf(db: DbOrTx, staffId: string): Promise<(Kept & { view: string })[]> {
  return db
    .selectFrom("list_layouts")
    .select(["view", "columns", "density"])
    .where("staff_id", "=", staffId)
    .where("list", "=", list)
    .execute();
}

export function layoutOf(db: DbOrTx, staffId: string, of: ListName, view: string): Promise<Kept | undefined> {
  return db
    .selectFrom("list_layouts")
    .select(["columns", "density"])
    .where("staff_id", "=", staffId)
    .where("list", "=", of)
    .where("view", "=", view)
    .executeTakeFirst();
}

type Chosen = { staffId: string; list: ListName; view: string; layout: Kept | null };

export async function keepLayout(tx: DbOrTx, { staffId, list: of, view, layout }: Chosen): Promise<void> {
  if (layout === null)
    await tx
      .deleteFrom("list_layouts")
      .where("staff_id", "=", staffId)
      .where("list", "=", of)
      .where("view", "=", view)
      .execute();
  else
    await tx
      .insertInto("list_layouts")
      .values({ staff_id: staffId, list: of, view, ...layout })
      .onConflict((conflict) => conflict.columns(["staff_id", "list", "view"]).doUpdateSet(layout))
      .execute();
}
