import { Button } from "../../../ui/button.tsx";
import { DropPanel } from "../../../ui/drop-panel.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Link } from "../../../ui/link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { useDestinationMenu } from "./use-destination-menu.ts";

export const destinationPanel = "destination-menu";

/** Outside the bar, since phones open it too; its code and list load when it is first opened. */
export function DestinationsPanel() {
  const { nav, menu } = useWords("shell");
  const to = links(useVisit().language);
  return (
    <DropPanel id={destinationPanel} label={nav.destinations}>
      <PanelContent />
      <p className="destination-menu-all">
        <Link className="link" to={to.destination()}>
          {menu.all}
        </Link>
        <Link className="link" to={to.tripPlanner()}>
          {menu.trip}
        </Link>
      </p>
    </DropPanel>
  );
}

function PanelContent() {
  const { menu } = useWords("shell");
  const { found, retry } = useDestinationMenu(destinationPanel);
  if (found === "failed")
    return <EmptyState title={menu.failed} action={<Button onClick={retry}>{menu.retry}</Button>} />;
  if (found === "loading")
    return (
      <div className="destination-menu-waiting">
        <Skeleton shape="row" count={6} label={menu.loading} />
      </div>
    );
  const { DestinationMenu, countries } = found;
  return <DestinationMenu countries={countries} panel={destinationPanel} />;
}
