import { encode } from "uqr";
import { html, type Markup } from "../../../kernel/html.ts";

/** Four light modules around it (ISO/IEC 18004), black on white also in the dark: a reader does not know our night. */
export function qrCode(text: string, label: string): Markup {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return html`<svg class="qr-code" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges">
<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${modules}"/></svg>`;
}
