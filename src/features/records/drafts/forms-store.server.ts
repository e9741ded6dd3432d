import type { DbOrTx } from "../../../platform/database/database.server.ts";

type Page = { page: string; staffId: string };
type FormDraft = Page & { form: string };

export function formDraftsOf(db: DbOrTx, { page, staffId }: Page) {
  return db
    .selectFrom("form_drafts")
    .select(["form", "entries"])
    .where("staff_id", "=", staffId)
    .where("page", "=", page)
    .execute();
}

export async function putFormDraft(
  db: DbOrTx,
  { page, form, staffId }: FormDraft,
  typed: Record<string, string>,
  now: Date,
): Promise<void> {
  const entries = JSON.stringify(typed);
  await db
    .insertInto("form_drafts")
    .values({ staff_id: staffId, page, form, entries, saved_at: now })
    .onConflict((conflict) => conflict.columns(["staff_id", "page", "form"]).doUpdateSet({ entries, saved_at: now }))
    .execute();
}

export async function dropFormDraft(db: DbOrTx, { page, form, staffId }: FormDraft): Promise<void> {
  await db
    .deleteFrom("form_drafts")
    .where("staff_id", "=", staffId)
    .where("page", "=", page)
    .where("form", "=", form)
    .execute();
}

/** Everybody's, on the pages of whom or what is forgotten; an address may be typed in small letters. */
export async function forgetFormDrafts(tx: DbOrTx, pages: readonly string[]): Promise<void> {
  if (pages.length === 0) return;
  await tx
    .deleteFrom("form_drafts")
    .where(
      (is) => is.fn<string>("lower", ["page"]),
      "in",
      pages.map((page) => page.toLowerCase()),
    )
    .execute();
}
