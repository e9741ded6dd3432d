import { useId } from "react";

type TideProps = {
  /** In minor units; a balance that is known by its band alone stands at its lower end. */
  now: number;
  after: number;
};

const [wide, tall] = [364, 150];
const [least, most] = [14, 132];

/** The balance as a sea: what a top-up adds stands above it, paler. Hidden from readers; the sums stand in words. */
export function Tide({ now, after }: TideProps) {
  const [sea, more] = [useId(), useId()];
  const heightOf = (amount: number) =>
    amount <= 0 ? 0 : least + (most - least) * Math.min(1, amount / Math.max(after, 1));
  const [low, high] = [heightOf(now), after > now ? heightOf(after) : 0];
  return (
    <svg viewBox={`0 0 ${wide} ${tall}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Waves id={more} className="tide-more" />
      <Waves id={sea} className="tide-now" />
      {high > 0 && <rect x="0" y={tall - high} width={wide} height={high} fill={`url(#${more})`} />}
      {low > 0 && <rect x="0" y={tall - low} width={wide} height={low} fill={`url(#${sea})`} />}
    </svg>
  );
}

/** Rows of arcs, each before the one above it. */
function Waves({ id, className }: { id: string; className: string }) {
  return (
    <pattern id={id} className={className} width="28" height="18" patternUnits="userSpaceOnUse">
      {[0, 9, 18, 27].flatMap((y, row) =>
        (row % 2 === 0 ? [14] : [0, 28]).flatMap((x) =>
          [14, 10.5, 7, 3.5].map((r) => <circle key={`${x} ${y} ${r}`} cx={x} cy={y} r={r} />),
        ),
      )}
    </pattern>
  );
}
