import { Refusal } from "../../../kernel/refusal.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { policyVersions } from "./store.server.ts";

type Given = { version: string } | undefined;

/** A version that was in force stays known for ever, so that one that was found is not looked for again. */
const found = new WeakMap<Db, ReadonlySet<string>>();

/**
 * Refuses consents to a text that was never shown: what is kept would prove what the client says and nothing else. All
 * consents are asked for with the privacy policy, of which an earlier version counts too, for pages that were open when
 * it changed.
 */
export async function refuseUnknownConsents(db: Db, consents: Readonly<Record<string, Given>>): Promise<void> {
  const given = Object.entries(consents).flatMap(([field, consent]) =>
    consent ? [{ field: `${field}.version`, version: consent.version }] : [],
  );
  const unknown = () => given.filter(({ version }) => !found.get(db)?.has(version));
  if (unknown().length > 0) found.set(db, new Set(await policyVersions(db, "privacy_policy")));
  const fields = unknown().map(({ field }) => ({ field, problem: "consent" as const }));
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
}
