import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { GetPolicy } from "./contract.ts";
import { shownHtml } from "./shown-html.server.ts";
import { policy } from "./store.server.ts";

export const getPolicy = operation(GetPolicy, async ({ docname, lang }, { db, visitor }) => {
  const written = (await policy(db, docname, lang ?? visitor.language)) ?? refuse("NOT_FOUND");
  return { ...written, html: shownHtml(written.html) };
});
