import { encode } from "uqr";
import { drawing } from "./svg.ts";

/** The code on the sample ticket of the home page: it says the name of the house and opens nothing. */
export function drawPassCode(): string {
  const { size, data } = encode("FARWAVE LAND CONNECTED", { ecc: "Q", border: 0 });
  let path = "";
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) if (dark) path += `M${x} ${y}h1v1h-1z`;
  }
  return drawing(size, size, `<path fill="#0a1f44" shape-rendering="crispEdges" d="${path}"/>`);
}
