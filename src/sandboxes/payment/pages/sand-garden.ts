type Stone = { x: number; y: number; rings: number; body: string };

const width = 600;
const height = 900;
const furrow = 15;
const step = 10;
/** In points; what is left between two rings would look like a scratch. */
const shortestStroke = 7;

const stones: readonly Stone[] = [
  {
    x: 410,
    y: 640,
    rings: 128,
    body: "M372 650c-4-24 16-46 42-47 28-1 46 18 42 42-3 21-20 33-44 33-22 0-37-10-40-28z",
  },
  { x: 150, y: 770, rings: 68, body: "M132 775c0-14 9-23 22-22 12 1 18 10 16 21-1 10-8 15-19 15-12 0-19-4-19-14z" },
];

/**
 * A raked garden for a sandbox: the furrows part around the stones as water would, and circle them. A mask, coloured by
 * CSS.
 */
export function rakedSand(): string {
  const paths = [];
  for (let y = -120; y < height + 120; y += furrow) paths.push(furrowFrom(y));
  const rings = stones.flatMap(({ x, y, rings }) =>
    circlesUpTo(rings).map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`),
  );
  return drawing(`<g fill="none" stroke="#000" stroke-width="1.3"><path d="${paths.join("")}"/>${rings.join("")}</g>`);
}

export function gardenStones(): string {
  return drawing(stones.map(({ body }) => `<path d="${body}"/>`).join(""));
}

export function stoneIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="none" stroke="#9c8a6a" stroke-width="2">
<circle cx="16" cy="16" r="14"/><circle cx="16" cy="16" r="9.5"/></g><path fill="#57503f" d="M11 17c0-4 3-6 6-6s5 2 5 5-2 5-6 5-5-1-5-4z"/></svg>`;
}

function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">${content}</svg>`;
}

function circlesUpTo(radius: number): number[] {
  return Array.from({ length: Math.floor(radius / furrow) }, (_, index) => radius - index * furrow).filter(
    (r) => r > radius * 0.42,
  );
}

/** Follows the streamline that lies at `y` far from the stones, lifting the rake where a stone has its rings. */
function furrowFrom(y: number): string {
  const strokes: string[][] = [[]];
  let at = y;
  for (let x = -step; x <= width + step; x += step) {
    at = onStreamline(x, at, y);
    const free = stones.every((stone) => Math.hypot(x - stone.x, at - stone.y) >= stone.rings + furrow * 0.4);
    if (free) strokes.at(-1)?.push(`${x} ${Math.round(at * 10) / 10}`);
    else strokes.push([]);
  }
  return strokes
    .filter((stroke) => stroke.length >= shortestStroke)
    .map((stroke) => `M${stroke.join("L")}`)
    .join("");
}

/** The flow past circles: ψ = y − Σ R²(y−yᵢ)/rᵢ². A few Newton steps from the neighbouring point suffice. */
function onStreamline(x: number, start: number, target: number): number {
  let y = start;
  for (let round = 0; round < 12; round++) {
    const slope = flow(x, y + 0.5) - flow(x, y - 0.5) || 1;
    y -= Math.max(-8, Math.min(8, (flow(x, y) - target) / Math.max(slope, 0.2)));
  }
  return y;
}

function flow(x: number, y: number): number {
  return stones.reduce((sum, stone) => {
    const distance = Math.max((x - stone.x) ** 2 + (y - stone.y) ** 2, stone.rings ** 2 * 0.6);
    return sum - (stone.rings ** 2 * (y - stone.y)) / distance;
  }, y);
}
