type SkeletonProps = {
  /** text: lines; ticket: a plan card; tile: a destination; row: a line of a list. */
  shape: "text" | "ticket" | "tile" | "row";
  count?: number;
  /** Said once to those who do not see it. */
  label: string;
};

/** Holds the place in the shape of what comes, so that nothing jumps when it does. */
export function Skeleton({ shape, count = 3, label }: SkeletonProps) {
  return (
    <output className={`skeletons skeletons-${shape}`}>
      <span className="vh">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`skeleton skeleton-${shape}`} />
      ))}
    </output>
  );
}
