const stops = [
  [84, 250],
  [228, 187],
  [334, 92],
  [470, 40],
  [40, 56],
  [160, 130],
  [410, 130],
  [530, 236],
  [280, 264],
  [280, 196],
] as const;

/** Four lines and where they meet; no city in particular. */
export function MetroDrawing() {
  return (
    <svg className="china-metro" viewBox="-8 -8 576 346" aria-hidden="true">
      <rect className="china-metro-loop" x="150" y="64" width="260" height="200" rx="100" />
      <path className="china-metro-first" d="M0 250H120Q160 250 190 220L370 60Q392 40 430 40H560" />
      <path className="china-metro-second" d="M40 0V80Q40 130 90 130H480Q530 130 530 180V330" />
      <path className="china-metro-third" d="M280 330V40Q280 0 320 0" />
      {stops.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
      ))}
      <circle className="china-metro-hub" cx="280" cy="130" r="13" />
    </svg>
  );
}
