const rings = 10;

/** Ten rings around the sun, one for each gigabyte; the last one is lit as far as it is used. */
export function MeterRings({ gb, label }: { gb: number; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="china-rings" viewBox="0 0 340 176" role="img" aria-label={label}>
      <path className="china-rings-sun" d="M156 172a14 14 0 0 1 28 0Z" />
      {Array.from({ length: rings }, (_, ring) => {
        const radius = 26 + ring * 14;
        const arc = `M${170 - radius} 172A${radius} ${radius} 0 0 1 ${170 + radius} 172`;
        const lit = Math.round(Math.min(Math.max(gb - ring, 0), 1) * 100);
        return (
          <g key={ring}>
            <path d={arc} />
            {lit > 0 && <path className="china-rings-on" d={arc} pathLength={100} strokeDasharray={`${lit} 100`} />}
          </g>
        );
      })}
    </svg>
  );
}
