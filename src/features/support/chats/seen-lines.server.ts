import { createHash } from "node:crypto";
import type { StoredLine } from "./store.server.ts";

/**
 * What whoever looks at a chat has seen: where it ends, and a digest of all that was said. As many lines may be others: the
 * place of an answer that was taken back is the next one's.
 */
export function seenLines(lines: readonly StoredLine[]): string {
  const said = lines.map((line) => [line.place, line.who, line.said, line.lead, line.at]);
  const digest = createHash("sha256").update(JSON.stringify(said)).digest("hex");
  return `${lines.at(-1)?.place ?? 0}-${digest.slice(0, 32)}`;
}
