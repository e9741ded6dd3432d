import { encode } from "uqr";

type QrCodeProps = {
  text: string;
  /** What it is for; the text itself must also stand on the page. */
  label: string;
};

/** The standard asks for four light modules around the code (ISO/IEC 18004); many readers need them. */
const QUIET_ZONE = 4;

function darkModules(rows: boolean[][]): string {
  let path = "";
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  }
  return path;
}

/** Black on white also in the dark: a reader does not know our night. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return (
    // Drawn here and not fetched: there is no <img> to prefer.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={darkModules(data)} />
    </svg>
  );
}
