/** A signal going out over the water: the one movement of a page that waits. Still for people who asked for less. */
export function Signal() {
  return (
    <svg className="calm-signal" viewBox="0 0 320 176" aria-hidden="true">
      {[0, 1, 2, 3].map((ring) => (
        <circle key={ring} className={`calm-ring calm-ring-${ring}`} cx="160" cy="168" r="150" />
      ))}
      <circle className="calm-sun" cx="160" cy="168" r="34" />
    </svg>
  );
}
