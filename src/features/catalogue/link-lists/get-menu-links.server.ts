import { menuWords } from "../../../i18n/menus.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetMenuLinks } from "./contract.ts";
import { listed, type LinkList } from "./rules.ts";
import { shownLinks } from "./store.server.ts";

export const getMenuLinks = operation(GetMenuLinks, async ({ lang }, context) => {
  const language = lang ?? context.visitor.language;
  const lists = await shownLinks(context);
  const words = menuWords(language);
  const said = (list: Extract<LinkList, "support" | "partnership">) => {
    const links = lists.get(list)?.links;
    return links ? listed(links, Object.keys(words[list]), language) : null;
  };
  return { support: said("support"), partnership: said("partnership") };
});
