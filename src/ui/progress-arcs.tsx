type ProgressArcsProps = { done: number; all: number; label: string; look?: "small" | "large" };

/** Half a sun on the horizon; every step that is done lights one arc. */
export function ProgressArcs({ done, all, label, look = "small" }: ProgressArcsProps) {
  const [sun, gap] = [10, 6];
  const reach = sun + all * gap + 2;
  const arc = (radius: number) => `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`;
  return (
    <svg
      className={`arcs arcs-${look}`}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${reach + 1}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
    >
      {Array.from({ length: all }, (_, at) => (
        <path key={at} className={at < done ? "arc arc-lit" : "arc"} d={arc(sun + (at + 1) * gap)} />
      ))}
      <path className="arcs-sun" d={`${arc(sun)}Z`} />
      <path className="arcs-sea" d={`M${-reach} 0H${reach}`} />
    </svg>
  );
}
