import { Sea } from "../../../ui/art.tsx";

/** Inside `.sky`: a cinnabar sun by day and a moon by night, sending rings, behind a sea of signal arcs. */
export function Sky() {
  return (
    <>
      <svg className="sun" viewBox="-100 -100 200 200">
        <g className="sun-halo">
          {[1, 2, 3, 4, 5].map((ring) => (
            <circle key={ring} r="73" />
          ))}
        </g>
        <circle className="sun-disc" r="64" />
      </svg>
      <Sea />
    </>
  );
}
