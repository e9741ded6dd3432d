import { createHash } from "node:crypto";

/** Eight digits that follow from the card's number, as if they were printed on its holder. */
export function pukOf(iccid: string): string {
  const number = createHash("sha256").update(`puk ${iccid}`).digest().readUInt32BE() % 100_000_000;
  return String(number).padStart(8, "0");
}
