import { mix } from "./colour.ts";
import { ridges } from "./ridges.ts";
import { drawing, short } from "./svg.ts";

const width = 640;
const height = 520;

/** The panel of Gogo China: always night, so one drawing serves light and dark. */
export function drawMountains(): string {
  const sun = { x: width * 0.68, y: height * 0.27 };
  const place = `cx="${short(sun.x)}" cy="${short(sun.y)}"`;
  const halo = [84, 112, 142, 174].map((radius) => `<circle ${place} r="${radius}"/>`).join("");
  const land = ridges({ width, height, layers: 4, gap: 9, lines: 15 }).map(({ depth, body, crest, lines }) => {
    const ground = mix("#2a5bb4", 1 - 0.92 * depth, "#0b2254");
    return (
      `<path d="${body}" fill="${ground}"/>` +
      `<path d="${lines}" fill="none" stroke="#a9c8f5" stroke-width="1.5" stroke-opacity="${short(0.26 + 0.3 * depth, 2)}"/>` +
      `<path d="${crest}" fill="none" stroke="#d6e6fb" stroke-width="2.2"/>`
    );
  });
  const sky = `<circle ${place} r="58" fill="#ff6a4a"/><g fill="none" stroke="#ff8a6e" stroke-width="1.4" stroke-opacity=".4">${halo}</g>`;
  return drawing(width, height, sky + land.join(""));
}
