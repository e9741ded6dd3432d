/** The back of a card with its number under the chip; the words beside it say the same. */
export function SimDrawing({ label }: { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="sim-drawing" viewBox="0 0 132 156" role="img" aria-label={label}>
      <path className="sim-card" d="M14 2h74l42 42v98a12 12 0 0 1-12 12H14A12 12 0 0 1 2 142V14A12 12 0 0 1 14 2Z" />
      <rect className="sim-chip" x="26" y="34" width="56" height="46" rx="9" />
      <path className="sim-chip-lines" d="M26 50h18v14H26M82 50H64v14h18M44 34v46M64 34v46" />
      <rect className="sim-number" x="14" y="94" width="104" height="46" rx="8" />
      <text x="66" y="113" textAnchor="middle">
        8985 2340 01
      </text>
      <text x="66" y="130" textAnchor="middle">
        23 4567 8901
      </text>
    </svg>
  );
}
