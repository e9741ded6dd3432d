import { dayMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { mayStill } from "../../records/actions/caller-store.server.ts";
import { draftsOf } from "../../records/drafts/store.server.ts";
import { textKinds, type TextKind } from "./staff-rules.ts";

const days = 3;

/** Whose draft of what, and until when it may be read; signed, so that whoever has it needs no session. */
type DraftLink = { kind: TextKind; name: string; by: string; until: string };

const signed = ({ kind, name, by, until }: DraftLink): [purpose: string, text: string] => [
  "draft of a text",
  JSON.stringify([kind, name, by, until]),
];

/** What stands in the link's address. */
export function linkOf(draft: Omit<DraftLink, "until">, vault: Vault, now: Date): DraftLink & { sign: string } {
  const link = { ...draft, until: new Date(now.getTime() + days * dayMs).toISOString() };
  return { ...link, sign: vault.sign(...signed(link)) };
}

/**
 * The draft as it stands now. A link ends with its time, with the draft, and with its writer's right to edit: it never
 * shows more than its writer sees.
 */
export async function draftBehind(
  asked: Readonly<Record<string, unknown>>,
  { db, vault, now }: Pick<Context, "db" | "vault" | "now">,
) {
  const text = (field: string) => (typeof asked[field] === "string" ? asked[field] : "");
  const kind = textKinds.find((one) => one === asked["kind"]) ?? refuse("DRAFT_LINK_OVER");
  const link = { kind, name: text("name"), by: text("by"), until: text("until") };
  const isRight = vault.isSigned(...signed(link), text("sign"));
  if (!isRight || !(Date.parse(link.until) > now.getTime())) return refuse("DRAFT_LINK_OVER");
  const drafts = await draftsOf(db, { kind, thing: link.name });
  const draft = drafts.find(({ staff_id }) => staff_id === link.by);
  if (!draft || !(await mayStill(db, link.by, "edit_catalogue"))) return refuse("DRAFT_LINK_OVER");
  const { entries, version, name: who, saved_at: savedAt } = draft;
  return { kind, name: link.name, until: link.until, entries, version, who, savedAt };
}
