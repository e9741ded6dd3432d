import { expect, test } from "vitest";
import { mostLike } from "./more-data.server.ts";

const sold = { code: "jp-10", identity: "none" as const, allowance_mb: 10_240 };
const plan = (
  code: string,
  allowance_mb: number,
  amount: number,
  change: { kind?: "fixed" | "day_pass"; identity?: "none" | "real_name" } = {},
) => ({ code, kind: "fixed" as const, identity: "none" as const, allowance_mb, amount, ...change });

test.each<[string, ReturnType<typeof plan>[], string | undefined]>([
  ["the same one, whatever is cheaper", [plan("jp-9", 10_240, 1), plan("jp-10", 10_240, 900)], "jp-10"],
  ["the nearest in size", [plan("jp-1", 1024, 100), plan("jp-8", 8192, 700), plan("jp-50", 51_200, 2000)], "jp-8"],
  ["of two of a size the cheaper one", [plan("asia-10", 10_240, 1200), plan("jp-10b", 10_240, 900)], "jp-10b"],
  ["no day pass", [plan("jp-day", 10_240, 100, { kind: "day_pass" })], undefined],
  [
    "none that asks for a document where the first did not",
    [plan("hk-10", 10_240, 100, { identity: "real_name" })],
    undefined,
  ],
  ["none", [], undefined],
])("%s", (_, offered, code) => expect(mostLike(sold, offered)?.code).toBe(code));
