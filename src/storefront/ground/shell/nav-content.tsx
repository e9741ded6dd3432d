import { DropPanelButton } from "../../../ui/drop-panel.tsx";
import { Link, MenuLink } from "../../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { destinationPanel } from "./destinations-panel.tsx";
import { EntriesPanel } from "./entries-panel.tsx";
import { usePartnershipEntries, useSupportEntries } from "./entries.ts";

/** The bar's links and lists. Only the server renders them (site-header.tsx). */
export function NavContent() {
  const { nav } = useWords("shell");
  const to = links(useVisit().language);
  const [support, partnership] = [useSupportEntries(), usePartnershipEntries()];
  return (
    <>
      <DestinationsEntry />
      <a href={to.myEsims()} data-asks="esim">
        {nav.esim}
      </a>
      <EntriesPanel id="support-menu" label={nav.support} entries={support} />
      <EntriesPanel id="partnership-menu" label={nav.partnership} entries={partnership} />
      <MenuLink to={to.gogoChina()}>{nav.gogoChina}</MenuLink>
    </>
  );
}

/** Row H3. Without JavaScript a link to the page that shows the same. */
function DestinationsEntry() {
  const { nav } = useWords("shell");
  return (
    <>
      <Link className="without-script" to={links(useVisit().language).destination()}>
        {nav.destinations}
      </Link>
      <DropPanelButton opens={destinationPanel} className="needs-script">
        {nav.destinations}
      </DropPanelButton>
    </>
  );
}
