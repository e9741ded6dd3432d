export type Ridge = {
  /** From back (0) to front (1). */
  depth: number;
  body: string;
  crest: string;
  lines: string;
};

type Range = {
  width: number;
  height: number;
  layers: number;
  gap: number;
  lines: number;
  /** How large the hills are; a wider range with the same scale has more of them. */
  scale?: number;
};

/** The same mountains at every build: a small generator with a fixed seed. */
function sameChanceEveryTime(seed = 7): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Mountains one behind the other, each with parallel lines running down its slope. */
export function ridges({ width, height, layers, gap, lines, scale = 1 }: Range): Ridge[] {
  const chance = sameChanceEveryTime();
  const pitch = 243 * scale;
  return Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1);
    const base = height * (0.4 + (0.68 / layers) * layer);
    const peaks = Array.from({ length: Math.ceil(width / pitch) }, (_, peak) => ({
      x: 77 * scale + pitch * peak + (chance() - 0.5) * 166 * scale + (layer % 2) * 70 * scale,
      rise: (70 + chance() * 90 * (1 - depth * 0.5)) * (height / 520),
      spread: (44 + chance() * 62) * scale,
    }));
    const slope = (x: number) => {
      const rises = peaks.map((peak) => peak.rise * Math.exp(-((x - peak.x) ** 2) / (2 * peak.spread ** 2)));
      return base - Math.max(0, ...rises) - 8 * scale * Math.sin(x / (46 * scale) + layer);
    };
    const along = (down: number) => lineAt(width, 8, (x) => slope(x) + down * (1 + (0.12 * down) / 20));
    const steps = Array.from({ length: lines + layer * 2 }, (_, line) => (line + 1) * (gap + 3 * scale * layer));
    return { depth, body: `${along(0)}V${height}H0z`, crest: along(0), lines: steps.map(along).join("") };
  });
}

function lineAt(width: number, step: number, heightAt: (x: number) => number): string {
  let path = "";
  let before = 0;
  for (let x = 0; x <= width; x += step) {
    const y = Math.round(heightAt(x));
    path += x === 0 ? `M0 ${y}l` : `${x > step ? " " : ""}${step}${y < before ? "" : " "}${y - before}`;
    before = y;
  }
  return path;
}
