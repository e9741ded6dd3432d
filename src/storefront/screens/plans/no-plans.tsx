import { droppable, usualWay, without } from "../../../features/catalogue/plans/plan-filters.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { ShownShelf } from "./use-shelf.ts";

/** Nothing on the shelf: because of the filters, with the way back from each; or because there is no such plan. */
export function NoPlans({
  shown: {
    choices,
    destination,
    all,
    shelf: { kind, cards },
    to,
  },
}: {
  shown: ShownShelf;
}) {
  const { language } = useVisit();
  const { breakouts } = useWords("plans");
  const { none, filters, elsewhere } = useWords("shelf");
  const { ip = "", way } = choices.filters;
  const names = { ...filters, ip: `${filters.ip}: ${breakouts[ip] ?? ip}`, way: filters.ways[way] };
  const set = droppable(cards, choices.filters);
  const drops = set.filter(({ left }) => left > 0);
  if (set.length > 0 && cards.length > 0) {
    return (
      <EmptyState
        title={none.filtered}
        action={
          <p className="cluster gap-2">
            {drops.map(({ name, left }) => (
              <LinkButton
                key={name}
                size="small"
                to={to({ filters: without(choices.filters, name) })}
                preventScrollReset
              >
                {none.dropped(names[name], left)}
              </LinkButton>
            ))}
            {drops.length === 0 && (
              <LinkButton size="small" to={to({ filters: { way: usualWay } })} preventScrollReset>
                {filters.clear}
              </LinkButton>
            )}
          </p>
        }
      >
        {drops.length > 0 && none.drop}
      </EmptyState>
    );
  }
  const nothing = all.length === 0;
  return (
    <EmptyState
      title={nothing ? none.nothing(destination.name) : none[kind](destination.name)}
      action={<LinkButton to={links(language).destination()}>{elsewhere}</LinkButton>}
    >
      {nothing ? none.textNothing : none.text}
    </EmptyState>
  );
}
