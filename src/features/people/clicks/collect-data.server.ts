import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { cleanAddress } from "./clean-address.ts";
import { CollectData } from "./contract.ts";

/** Row H11: the click is queued and written in a batch (click-batches.server.ts). */
export const collectData = operation(CollectData, async (click, { clicks, now, visitor }) => {
  const { source, event, url, pagePath, item_type, item_val, web_uuid, lang } = click;
  clicks.add({
    at: now,
    web_uuid: web_uuid?.toLowerCase() ?? visitor.browserId ?? null,
    source,
    event,
    url: cleanAddress(url) ?? refuse("INVALID_INPUT", { field: "url", problem: "format" }),
    page_path:
      pagePath === undefined
        ? null
        : (cleanAddress(pagePath) ?? refuse("INVALID_INPUT", { field: "pagePath", problem: "format" })),
    item_type: item_type ?? null,
    item_val: item_val ?? null,
    lang: lang ?? visitor.language,
  });
  return {};
});
