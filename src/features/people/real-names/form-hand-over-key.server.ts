import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { formHandOverOf, type FormHandOver } from "./form-hand-over-store.server.ts";
import { realNameByNumber, type RealName } from "./store.server.ts";

/** What the answers are sealed as, beside the form. */
export const handedAnswers = "answers of another device";

type Seed = Pick<FormHandOver, "real_name_id" | "code_hash">;

/** What a desk follows a form with that goes on elsewhere: bound to this hand-over, and ended with it. */
export const keyOfFollower = (vault: Vault, handOver: Seed): string => `f.${vault.sign(...seedOf(handOver))}`;

function seedOf({ real_name_id: id, code_hash: hash }: Seed): [purpose: string, text: string] {
  return ["follows a form", `${id} ${hash.toString("hex")}`];
}

/** Refuses alike what is unknown, ended, and another form's. */
export async function followedForm(
  db: DbOrTx,
  { number, key }: { number: string; key: string },
  { vault, now }: Pick<Context, "vault" | "now">,
): Promise<{ form: RealName; handOver: FormHandOver }> {
  const form = await realNameByNumber(db, number.toUpperCase());
  const handOver = form && (await formHandOverOf(db, form.id));
  if (!form || !handOver || handOver.ends_at <= now) return refuse("NOT_FOUND");
  const isOurs = key.startsWith("f.") && vault.isSigned(...seedOf(handOver), key.slice(2));
  return isOurs ? { form, handOver } : refuse("NOT_FOUND");
}
