import { useId } from "react";
import type { MapArea } from "../../../features/catalogue/coverage/map-sheets.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { byContinent } from "../../parts/places/places.ts";
import type { Place } from "./marks.ts";
import type { Choosing } from "./use-choosing.ts";

/** What the map shows, in words: opened continent by continent, that of the map first of all. */
export function AllPlaces({
  places,
  area,
  open,
  choosing,
}: {
  places: readonly Place[];
  area: MapArea;
  open: string | undefined;
  choosing: Choosing;
}) {
  const { list } = useWords("netcover");
  const { continents } = useWords("shell");
  return (
    <section aria-labelledby="all-places">
      <h2 id="all-places">{list.title}</h2>
      <div className="cover-parts">
        {byContinent(places).map(({ continent, places: there }) => (
          <details key={continent} open={continent === area}>
            <summary>
              <h3>{continents[continent]}</h3>
              <span className="kick num">{there.length}</span>
              <Icon name="plus" />
            </summary>
            <PlaceTable caption={continents[continent]} places={there} open={open} choosing={choosing} />
          </details>
        ))}
      </div>
    </section>
  );
}

type PlaceTableProps = {
  caption: string;
  places: readonly Place[];
  /** What a search found beside the names. */
  matched?: ReadonlyMap<string, readonly string[]>;
  open: string | undefined;
  choosing: Choosing;
};

/** The rows are laid out in columns, which makes some browsers drop the table's semantics. */
const heard = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  name: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

export function PlaceTable({ caption, places, matched, open, choosing }: PlaceTableProps) {
  const { list, place: words } = useWords("netcover");
  const id = useId();
  return (
    <table className="cover-table" {...heard.table} aria-labelledby={id}>
      <caption id={id} className="vh">
        {caption}
      </caption>
      <thead className="vh" {...heard.group}>
        <tr {...heard.row}>
          <th {...heard.column} scope="col">
            {list.destination}
          </th>
          <th {...heard.column} scope="col">
            {list.networks}
          </th>
          <th {...heard.column} scope="col">
            {list.newest}
          </th>
        </tr>
      </thead>
      <tbody {...heard.group}>
        {places.map(({ country, name, networks, generation }) => (
          <tr key={country} {...heard.row}>
            <th {...heard.name} scope="row">
              <a
                href={choosing.hrefOf(country)}
                aria-current={country === open ? "true" : undefined}
                onClick={choosing.follow(country)}
              >
                <Flag iso2={country} />
                <span>
                  {name}
                  {matched?.get(country)?.map((what) => (
                    <span key={what} className="kick">
                      {what}
                    </span>
                  ))}
                </span>
              </a>
            </th>
            <td {...heard.cell} className="kick">
              {words.networks(networks)}
            </td>
            <td {...heard.cell}>
              {generation && <Badge hue={generation === "5G" ? "celadon" : "cobalt"}>{generation}</Badge>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
