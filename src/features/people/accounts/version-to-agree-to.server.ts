import type { Context } from "../../../platform/context.server.ts";
import { countingConsents } from "../../catalogue/content/known-consents.server.ts";
import { hasAgreedByOrder, type Account } from "./store.server.ts";

/** The version to be agreed to, where a material change came since; an order since then has agreed as well. */
export async function versionToAgreeTo(
  { id, privacy_version }: Pick<Account, "id" | "privacy_version">,
  context: Pick<Context, "db" | "catalogueVersion">,
): Promise<string | null> {
  const { versions, askedFor } = await countingConsents(context);
  if (askedFor === null || (privacy_version !== null && versions.includes(privacy_version))) return null;
  return (await hasAgreedByOrder(context.db, id, versions)) ? null : askedFor;
}
