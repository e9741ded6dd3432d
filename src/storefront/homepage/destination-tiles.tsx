import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import { DestinationMark, hueOf } from "../../ui/mark.tsx";
import type { Hue } from "../../ui/badge.tsx";
import { Link } from "../../ui/link.tsx";

export type DestinationTile = {
  to: string;
  iso2: string;
  name: string;
  /** Why it stands here: "Most booked". */
  kicker?: ReactNode;
  price: string;
  hue?: Hue;
};

/** The mosaic: one large, four small beside it, two wide below; more of them go on in the same rhythm. */
const shapes = ["tile-big", "", "", "", "", "tile-wide", "tile-wide"];

export function DestinationTiles({ tiles }: { tiles: DestinationTile[] }) {
  return (
    <ul className="tiles" data-item-type="destination">
      {tiles.map((tile, index) => (
        <li key={tile.iso2} className={classes("tile", shapes[index % shapes.length], hueClass(tile, index))}>
          <Link to={tile.to}>
            <small>{tile.kicker}</small>
            <DestinationMark iso2={tile.iso2} size={shapes[index % shapes.length] === "tile-big" ? "poster" : "card"} />
            <span className="between">
              <h3>{tile.name}</h3>
              <span className="num">{tile.price}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function hueClass({ hue, iso2 }: DestinationTile, index: number): string {
  return index === 0 ? "hue-night" : `hue-${hue ?? hueOf(iso2)}`;
}
