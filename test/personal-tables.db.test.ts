import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testDatabase } from "./database.ts";

const features = join(import.meta.dirname, "../src/features");
/** The statements behind a person's copy of everything. */
const copy = [
  "people/personal-data/export-sql.server.ts",
  "people/enquiries/person-store.server.ts",
  "people/real-names/person-store.server.ts",
  "operator/privacy-requests/store.server.ts",
]
  .map((file) => readFileSync(join(features, file), "utf8"))
  // of the requests' own store what a member of staff adds
  .map((text) => text.slice(Math.max(0, text.indexOf("function keptBeside"))))
  .join("\n");

/** Tables of or about people that are in no copy, and why. */
const notCopied: Readonly<Record<string, string>> = {
  ...of(
    "how the shop got there; what came of it is in the copy",
    "told_sims auto_top_up_orders prepaid_auto_charges bulk_action_orders bulk_action_cases bulk_action_enquiries esim_profiles sim_cards dispatches esim_swaps package_starts plan_changes promo_uses released_orders sim_blocks staff_refunds goodwill_codes stock_holds supply_orders supplier_events esim_shares alerts",
  ),
  ...of(
    "the books and what a gateway or a bank says; the payments are in the copy",
    "difference_decisions dispute_moves disputes payout_lines refused_tries ledger_entries",
  ),
  ...of(
    "what a prepaid card used and holds, which follows whoever has the card; the top-ups are in the copy",
    "prepaid_cards prepaid_corrections prepaid_entries prepaid_lines",
  ),
  ...of("that an e-mail was sent, whose kind is in the copy", "incident_orders policy_letters"),
  ...of("that a message was sent, whose alert or registration is in the copy, by a masked phone", "sent_messages"),
  ...of("what colleagues did, kept as proof and without what it was about", "actions action_links cases note_mentions"),
  ...of("what fraud is known by: told, it would be known by it no more", "fraud_marks fraud_signs"),
  ...of(
    "over in an hour, or hashes and keys alone",
    "attempts esim_tickets known_places mailbox_moves passkey_challenges proof_codes real_name_hand_overs shared_calls",
  ),
  ...of(
    "what was typed before the form was anybody's, sealed, for the device that takes it within 15 minutes; what is sent of it is in the copy",
    "real_name_form_hand_overs real_name_forms_taken",
  ),
  ...of("the request itself, which was confirmed to the mailbox", "privacy_requests"),
  ...of("messages of a shop that sends none, gone after thirty days", "kept_mails kept_texts"),
  ...of("colleagues, who are no customers", "staff staff_places staff_sessions"),
};

function of(why: string, tables: string): Record<string, string> {
  return Object.fromEntries(tables.split(" ").map((table) => [table, why]));
}

test("whatever hangs on a person is in their copy of everything, or it is said why it is not", async () => {
  const { pool, drop } = await testDatabase();
  const { rows } = await pool.query<{ table: string }>(`
    with recursive hangs as (
      select unnest(array['accounts', 'orders', 'real_names', 'enquiries']) as name
      union select c.conrelid::regclass::text from pg_constraint c join hangs on c.confrelid::regclass::text = hangs.name
        where c.contype = 'f')
    select name as table from hangs
    union select table_name from information_schema.columns where table_schema = 'public'
      and column_name ~ '^(email|phone|recipient|iccid|who|network|contact)$'
    except select unnest(array['maintenance'])`);
  await drop();
  const isCopied = (table: string) => new RegExp(`\\b(?:from|join) ${table}\\b`).test(copy);
  const personal = rows.map(({ table }) => table).toSorted();
  expect(personal.filter((table) => !isCopied(table))).toEqual(Object.keys(notCopied).toSorted());
});
