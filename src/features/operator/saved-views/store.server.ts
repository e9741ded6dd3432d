import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { ListLayoutRow } from "../../../platform/database/tables.ts";
import type { orderColumns } from "../order-list/columns.ts";

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

export async function dropView(tx: DbOrTx, id: string): Promise<void> {
  await tx.deleteFrom("list_layouts").where("list", "=", list).where("view", "=", id).execute();
  await tx.deleteFrom("saved_views").where("id", "=", id).execute();
}

export function layoutsOf(db: DbOrTx, staffId: string): Promise<Pick<ListLayoutRow, "view" | "columns" | "density">[]> {
  return db
    .selectFrom("list_layouts")
    .select(["view", "columns", "density"])
    .where("staff_id", "=", staffId)
    .where("list", "=", list)
    .execute();
}

type Layout = { columns: (typeof orderColumns)[number][]; density: ListLayoutRow["density"] };

export async function keepLayout(tx: DbOrTx, staffId: string, view: string, layout: Layout | null): Promise<void> {
  if (layout === null)
    await tx
      .deleteFrom("list_layouts")
      .where("staff_id", "=", staffId)
      .where("list", "=", list)
      .where("view", "=", view)
      .execute();
  else
    await tx
      .insertInto("list_layouts")
      .values({ staff_id: staffId, list, view, ...layout })
      .onConflict((conflict) => conflict.columns(["staff_id", "list", "view"]).doUpdateSet(layout))
      .execute();
}
