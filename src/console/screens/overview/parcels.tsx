import { countText } from "../../../kernel/count-text.ts";
import { usePage } from "../../ground/asking.ts";
import type { Overview } from "./load.ts";

/** Each leads to its parcels. */
export function Parcels({ views }: { views: NonNullable<Overview["parcels"]> }) {
  const { words } = usePage();
  const shown = views.filter(({ view }) => view !== "arrived");
  return (
    <section className="overview-figures overview-parcels" aria-label={words.overview.parcels}>
      {shown.map(({ view, count, more }) => (
        <p key={view}>
          <a href={`/console/dispatch?view=${view}`}>
            <span className="soft">{words.dispatch.views[view]}</span>
            <b>{`${countText(count)}${more ? "+" : ""}`}</b>
          </a>
        </p>
      ))}
    </section>
  );
}
