import type { DbOrTx } from "../../../platform/database/database.server.ts";

type Page = { page: string; staffId: string };
type FormDraft = Page & { form: string };

export function formDraftsOf(db: DbOrTx, { page, staffId }: Page, since: Date) {
  return db
    .selectFrom("form_drafts")
    .select(["form", "entries"])
    .where("staff_id", "=", staffId)
    .where("page", "=", page)
    .where("saved_at", ">", since)
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

/** Everybody's. */
export async function dropFormDraftsBefore(db: DbOrTx, moment: Date): Promise<void> {
  await db.deleteFrom("form_drafts").where("saved_at", "<=", moment).execute();
}
