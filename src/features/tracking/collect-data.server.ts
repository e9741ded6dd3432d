import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { cleanAddress } from "./clean-address.ts";
import { CollectData } from "./contract.ts";
import { addClick } from "./store.server.ts";

export const collectData = operation(CollectData, async ({ source, event, url, pagePath, item_type, item_val }, { db, now, visitor }) => {
  await addClick(db, {
    at: now,
    web_uuid: visitor.browserId ?? null,
    source,
    event,
    url: cleanAddress(url) ?? refuse("INVALID_INPUT", { field: "url", problem: "format" }),
    page_path: pagePath === undefined ? null : (cleanAddress(pagePath) ?? refuse("INVALID_INPUT", { field: "pagePath", problem: "format" })),
    item_type: item_type ?? null,
    item_val: item_val ?? null,
    lang: visitor.language,
  });
  return {};
});
