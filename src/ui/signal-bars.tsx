type SignalBarsProps = {
  /** How many of the four bars are full. */
  bars?: 1 | 2 | 3 | 4;
  /** E.g. "5G"; silent when words beside it say the same. */
  label?: string;
};

export function SignalBars({ bars = 4, label }: SignalBarsProps) {
  const named = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg className="signal-bars" viewBox="0 0 22 16" {...named}>
      {[6, 9, 12.5, 16].map((height, index) => (
        <rect
          key={height}
          className={index < bars ? undefined : "signal-bar-empty"}
          x={index * 6}
          y={16 - height}
          width="4"
          height={height}
          rx="2"
        />
      ))}
    </svg>
  );
}
