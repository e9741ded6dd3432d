import { testDatabase } from "../../../test/database.ts";
import { describeNetwork } from "../../adapters/network/network.suite.ts";
import { NetworkUnavailable } from "../../adapters/network/network.ts";
import { networkByHand } from "./by-hand.server.ts";
import { sandboxNetwork } from "./sandbox-network.server.ts";

const clock = () => new Date("2026-11-21T08:00:00Z");

describeNetwork("the sandbox network", async () => {
  const { pool, drop } = await testDatabase();
  let broken = "nowhere";
  let made = 0;
  const lost = async (where: string) => {
    if (broken === where) throw new NetworkUnavailable(where);
  };
  const set = (iccid: string, state: string) =>
    pool.query(
      "insert into sandbox_network.sims (iccid, state, known_at) values ($1, $2, now()) on conflict (iccid) do update set state = excluded.state",
      [iccid, state],
    );
  const hand = networkByHand({ pool, clock });
  return {
    network: sandboxNetwork({
      pool,
      clock,
      weather: { before: () => lost("on the way there"), after: () => lost("on the way back") },
    }),
    async sim(state) {
      const iccid = `89852345${String(made++).padStart(7, "0")}${state === "unknown" ? "404" : "000"}0`;
      if (state !== "unknown") await set(iccid, state);
      return iccid;
    },
    set: async (iccid, state) => void (await set(iccid, state)),
    breaksDown: (where) => void (broken = where),
    async plansOn(iccid) {
      const { rows } = await pool.query<{ plans: number }>(
        "select count(*)::int as plans from sandbox_network.loaded_plans where iccid = $1",
        [iccid],
      );
      return rows[0]!.plans;
    },
    connects: (iccid, country) => hand.goTo(iccid, country),
    disconnects: (iccid) => hand.goTo(iccid, null),
    uses: async (iccid, mb) => void (await hand.useNow(iccid, mb)),
    later: (by) => hand.moveOn(by),
    close: drop,
  };
});
