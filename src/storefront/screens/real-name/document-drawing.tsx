import type { DocumentType } from "../../../features/people/real-names/document-number.ts";

/** The side that the photograph must show, whole, and on it the line that is read first; the words beside it say the same. */
export function DocumentDrawing({ type }: { type: DocumentType }) {
  const high = type === 1 ? 128 : 112;
  return (
    <svg className="rn-drawing" viewBox={`0 0 184 ${high + 8}`} aria-hidden="true">
      <rect className="rn-drawing-card" x="8" y="8" width="168" height={high - 8} rx="9" />
      <path className="rn-drawing-rings" d={rings(high)} />
      <path className="rn-drawing-corners" d={corners(high)} />
      {sides[type]}
    </svg>
  );
}

const Portrait = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect className="rn-drawing-face" width="40" height="50" rx="4" />
    <path className="rn-drawing-head" d="M20 10a9 10 0 1 1 0 20 9 10 0 1 1 0-20ZM4 50c1-11 7-16 16-16s15 5 16 16Z" />
  </g>
);
const Lines = ({ d }: { d: string }) => <path className="rn-drawing-lines" d={d} />;
const Zone = ({ y, height, d }: { y: number; height: number; d: string }) => (
  <>
    <rect className="rn-drawing-key" x="13" y={y} width="158" height={height} rx="5" />
    <path className="rn-drawing-zone" d={d} />
  </>
);
const Number = ({ x, y }: { x: number; y: number }) => (
  <>
    <rect className="rn-drawing-key" x={x} y={y} width="62" height="17" rx="5" />
    <path className="rn-drawing-zone" d={`M${x + 8} ${y + 8.5}h46`} />
  </>
);

const sides: Record<DocumentType, React.ReactNode> = {
  1: (
    <>
      <Lines d="M20 22h34M134 22h30" />
      <Portrait x={20} y={32} />
      <Lines d="M74 38h46M74 50h62M74 62h30M116 62h34M74 74h24M116 74h34" />
      <Zone y={94} height={25} d="M20 102h144M20 111h144" />
    </>
  ),
  2: (
    <>
      <circle className="rn-drawing-seal" cx="26" cy="24" r="7" />
      <Lines d="M40 20h72M40 28h92" />
      <Portrait x={20} y={37} scale={0.9} />
      <Lines d="M70 42h40M70 53h52M70 64h34M116 64h32M70 75h46" />
      <Zone y={87} height={16} d="M20 95h144" />
    </>
  ),
  3: (
    <>
      <Lines d="M44 18h96M56 26h72" />
      <Portrait x={20} y={36} scale={1.1} />
      <Lines d="M76 42h24M76 54h62M76 66h44" />
      <Portrait x={148} y={34} scale={0.45} />
      <Number x={104} y={82} />
    </>
  ),
  4: (
    <>
      <circle className="rn-drawing-seal" cx="26" cy="22" r="7" />
      <Lines d="M40 18h104M40 26h80" />
      <Number x={104} y={34} />
      <Portrait x={20} y={38} scale={1.1} />
      <Lines d="M76 62h62M76 74h46M76 86h34M122 86h32" />
    </>
  ),
};

/** As the camera's frame has them: all four must be seen. */
const corners = (high: number): string =>
  [
    "M4 20V10a6 6 0 0 1 6-6h10",
    "M164 4h10a6 6 0 0 1 6 6v10",
    `M180 ${high - 12}v10a6 6 0 0 1-6 6h-10`,
    `M20 ${high + 4}H10a6 6 0 0 1-6-6v-10`,
  ].join("");

const rings = (high: number): string =>
  [16, 26, 36, 46].map((r) => `M${176 - r} ${high}a${r} ${r} 0 0 1 ${r}-${r}`).join("");
