import { Button } from "../../ui/button.tsx";
import { DropPanel, DropPanelButton } from "../../ui/drop-panel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { useDestinationMenu } from "./use-destination-menu.ts";

const panel = "destination-menu";

/** Row H3. Without JavaScript a link to the page that shows the same; the panel's code and list come when it is first opened. */
export function DestinationsEntry() {
  const { nav, menu } = useWords("shell");
  const all = links(useVisit().language).destination();
  return (
    <>
      <Link className="without-script" to={all}>{nav.destinations}</Link>
      <DropPanelButton opens={panel} className="needs-script">{nav.destinations}</DropPanelButton>
      <DropPanel id={panel} label={nav.destinations}>
        <PanelContent />
        <p className="destination-menu-all"><Link className="link" to={all}>{menu.all}</Link></p>
      </DropPanel>
    </>
  );
}

function PanelContent() {
  const { menu } = useWords("shell");
  const { found, retry } = useDestinationMenu(panel);
  if (found === "failed") return <EmptyState title={menu.failed} action={<Button onClick={retry}>{menu.retry}</Button>} />;
  if (found === "loading") return <div className="destination-menu-waiting"><Skeleton shape="row" count={6} label={menu.loading} /></div>;
  const { DestinationMenu, countries } = found;
  return <DestinationMenu countries={countries} panel={panel} />;
}
