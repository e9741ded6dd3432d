import { classes } from "../../../ui/classes.ts";
import { Link } from "../../../ui/link.tsx";
import { DestinationMark, hueOf } from "../../../ui/mark.tsx";

type DestinationTile = {
  to: string;
  iso2: string;
  name: string;
  price: string;
};

/** The mosaic: one large, four small beside it, two wide below; more of them go on in the same rhythm. */
const shapes = ["tile-big", "", "", "", "", "tile-wide", "tile-wide"];

export function DestinationTiles({ tiles }: { tiles: DestinationTile[] }) {
  return (
    <ul className="tiles" data-item-type="destination">
      {tiles.map((tile, index) => (
        <li
          key={tile.iso2}
          className={classes(
            "tile",
            shapes[index % shapes.length],
            index === 0 && "tile-first",
            `hue-${hueOf(tile.iso2)}`,
          )}
        >
          <Link to={tile.to}>
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
