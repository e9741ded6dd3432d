/** How far an eSIM has come. Always beside words that say it. */
export type Reach = "released" | "downloaded" | "installed" | "online";

const arcs = ["M7.4 12.2a3.6 3.6 0 0 1 7.2 0", "M4.2 12.2a6.8 6.8 0 0 1 13.6 0", "M1 12.2a10 10 0 0 1 20 0"];
const reached: Record<Reach, number> = { released: 0, downloaded: 1, installed: 2, online: 3 };

/** The dot and three arcs. */
export function Signal({ reach }: { reach: Reach }) {
  return (
    <svg className={`arcs arcs-${reach}`} viewBox="0 0 22 14" aria-hidden="true">
      {arcs.map((path, place) => (
        <path key={path} className={place < reached[reach] ? "on" : undefined} d={path} />
      ))}
      <circle cx="11" cy="12" r="1.9" />
    </svg>
  );
}
