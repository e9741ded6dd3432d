import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { describeNetwork } from "../network.suite.ts";
import { NetworkUnavailable } from "../network.ts";
import { sandboxNetwork } from "./sandbox-network.server.ts";
import { weather } from "./weather.ts";

const clock = () => new Date("2026-11-21T08:00:00Z");

describeNetwork("the sandbox network", async () => {
  const { pool, drop } = await testDatabase();
  let broken = "nowhere";
  let made = 0;
  const lost = async (where: string) => {
    if (broken === where) throw new NetworkUnavailable(where);
  };
  const set = (iccid: string, state: string) =>
    pool.query("insert into sandbox_network.sims (iccid, state, known_at) values ($1, $2, now()) on conflict (iccid) do update set state = excluded.state", [iccid, state]);
  return {
    network: sandboxNetwork({ pool, clock, weather: { before: () => lost("on the way there"), after: () => lost("on the way back") } }),
    async sim(state) {
      const iccid = `89852345${String(made++).padStart(7, "0")}${state === "unknown" ? "404" : "000"}0`;
      if (state !== "unknown") await set(iccid, state);
      return iccid;
    },
    set: async (iccid, state) => void (await set(iccid, state)),
    breaksDown: (where) => void (broken = where),
    async plansOn(iccid) {
      const { rows } = await pool.query<{ plans: number }>("select count(*)::int as plans from sandbox_network.loaded_plans where iccid = $1", [iccid]);
      return rows[0]!.plans;
    },
    close: drop,
  };
});

test("a SIM that the sandbox has not met is what its last digits say", async () => {
  const { pool, drop } = await testDatabase();
  const network = sandboxNetwork({ pool, clock });
  const ending = (digits: string) => `898523400000000${digits}9`;
  expect((await network.findSims(["404", "403", "410", "000"].map(ending))).map(({ state }) => state)).toEqual(["unknown", "blocked", "expired", "active"]);
  // a vendor's digit behind the check digit changes nothing
  expect(await network.findSims([`${ending("403")}7`])).toMatchObject([{ state: "blocked" }]);
  await expect(network.findSims([ending("503")])).rejects.toBeInstanceOf(NetworkUnavailable);
  await drop();
});

test("in bad weather calls and answers get lost at the rate of the setting", async () => {
  const lostOf = async (failureRate: number) => {
    let lost = 0;
    let seed = 7;
    // Park and Miller's minimal generator: the same chances on every run
    const sky = weather({ failureRate, latencyMs: 0, chance: () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 });
    for (let call = 0; call < 2_000; call++) await sky.before().then(() => sky.after()).catch(() => lost++);
    return lost / 2_000;
  };
  expect(await lostOf(0)).toBe(0);
  expect(await lostOf(1)).toBe(1);
  expect(await lostOf(0.3)).toBeGreaterThan(0.27);
  expect(await lostOf(0.3)).toBeLessThan(0.33);
});
