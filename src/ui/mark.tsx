import type { Hue } from "./badge.tsx";
import { classes } from "./classes.ts";

const hues = ["cobalt", "celadon", "gilt"] as const satisfies Hue[];

/**
 * Always the same hue for the same place, wherever it stands, so that a traveller finds it again by its colour: a
 * country's code, a region's slug, as plans name their `area`. The factor gives neighbours among the places most asked
 * for different hues.
 */
export function hueOf(place: string): Hue {
  let sum = 0;
  for (const letter of place.toLowerCase()) sum = (sum * 133 + letter.charCodeAt(0)) % 1009;
  return hues[sum % hues.length] ?? "cobalt";
}

/** Drawn at build time: rings from the main city, strong over land. Takes --hue and --wash from around it. */
export function DestinationMark({
  iso2,
  className,
  size = "card",
}: {
  iso2: string;
  className?: string;
  size?: "card" | "poster";
}) {
  const file = iso2.toLowerCase();
  return <Mark file={size === "poster" ? `${file}-poster` : file} size={size} className={className} />;
}

/** A region: the rings of its main cities. */
export function RegionMark({ slug, className }: { slug: string; className?: string }) {
  return <Mark file={`region-${slug}`} size="card" className={className} />;
}

/** The sheets of scripts/art/plane.ts: a poster has finer rings for its size. */
const sheets = { card: "0 0 320 220", poster: "0 0 420 360" };

function Mark({ file, size, className }: { file: string; size: keyof typeof sheets; className?: string }) {
  return (
    <svg className={classes("mark", className)} viewBox={sheets[size]} aria-hidden="true">
      <use href={`/art/marks/${file}.svg#mark`} />
    </svg>
  );
}
