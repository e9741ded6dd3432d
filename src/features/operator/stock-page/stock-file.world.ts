import { randomUUID } from "node:crypto";
import { withCheckDigit } from "../../../../test/shop-fixture.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld } from "../../../../test/world.ts";

export const card = (n: number) => withCheckDigit(`8985234700${String(n).padStart(8, "0")}`);
export const cardsFile = (...numbers: number[]) => ["iccid", ...numbers.map(card)].join("\n");
export const secret = (n: number) => `SECRET-${n}-KEY`;
export const profile = (n: number, code = secret(n)) =>
  `${withCheckDigit(`8985234800${String(n).padStart(8, "0")}`)},rsp.farwave.example,${code}`;
export const profilesFile = (...lines: string[]) => ["iccid,smdp_address,matching_id", ...lines].join("\n");

export type Looked = {
  upload: string | null;
  fresh: number;
  allKnown: number;
  known: { line: number; iccid: string }[];
  problems: { line: number | null; column: string | null; text: string }[];
  allProblems: number;
};

/** A shop without stock, and a colleague of logistics who adds some. */
export async function storeroom() {
  const plenty = Object.fromEntries(
    ["WRITE", "COSTLY", "COMPUTE", "READ"].map((of) => [`${of}_CALLS_PER_MINUTE`, "10000"]),
  );
  const world = await freshWorld({ profiles: 0, environment: plenty });
  const { browser: mei } = await joined(world, { email: "mei@example.com", name: "Mei Lam", role: "logistics" });
  return {
    world,
    mei,
    ask: async (sql: string) => (await world.pool.query<Record<string, unknown>>(sql)).rows,
    look: (content: string, pool = "cards", browser: ReturnType<typeof staffBrowser> = mei) =>
      browser.get<Looked>("/staff/checkStockFile", { pool, file: "delivery.csv", content }),
    add: ({ upload, fresh }: Pick<Looked, "upload" | "fresh">, requestKey: string = randomUUID()) =>
      mei.ask("/staff/addStockFile", { requestKey, upload, fresh }),
    /** What these tests put there goes again. */
    empty: () =>
      world.pool.query(
        "truncate esim_profiles, sim_cards, stock_moves, stock_days, stock_batches, stock_uploads cascade",
      ),
  };
}
