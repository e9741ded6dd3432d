import { MenuLink } from "../../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { EntryList } from "./entries-panel.tsx";
import { usePartnershipEntries, useSupportEntries } from "./entries.ts";

/** The bar's links and lists in a phone's menu. Only the server renders them (menu-panel.tsx). */
export function MenuLists() {
  const { nav, menu } = useWords("shell");
  const to = links(useVisit().language);
  const [support, partnership] = [useSupportEntries(), usePartnershipEntries()];
  return (
    <>
      <ul className="site-menu-links">
        <li>
          <MenuLink to={to.destination()}>{menu.all}</MenuLink>
        </li>
        <li>
          <MenuLink to={to.tripPlanner()}>{menu.trip}</MenuLink>
        </li>
        <li>
          <a href={to.myEsims()} data-asks="esim">
            {nav.esim}
          </a>
        </li>
        <li>
          <MenuLink to={to.gogoChina()}>{nav.gogoChina}</MenuLink>
        </li>
      </ul>
      <h2>{nav.support}</h2>
      <EntryList entries={support} />
      <h2>{nav.partnership}</h2>
      <EntryList entries={partnership} />
    </>
  );
}
