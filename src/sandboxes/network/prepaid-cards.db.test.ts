import { testDatabase } from "../../../test/database.ts";
import { NetworkUnavailable } from "../../adapters/network/network.ts";
import { describePrepaidNetwork } from "../../adapters/network/prepaid-network.suite.ts";
import { networkByHand } from "./by-hand.server.ts";
import { pukOf } from "./puk.ts";
import { sandboxNetwork } from "./sandbox-network.server.ts";

const clock = () => new Date("2026-11-21T08:00:00Z");

describePrepaidNetwork("the sandbox network's prepaid cards", async () => {
  const { pool, drop } = await testDatabase();
  let broken = "nowhere";
  let made = 0;
  const lost = async (where: string) => {
    if (broken === where) throw new NetworkUnavailable(where);
  };
  const hand = networkByHand({ pool, clock });
  const number = (kind: number) => `8985234${kind}${String(made++).padStart(7, "0")}0000`;
  return {
    network: sandboxNetwork({
      pool,
      clock,
      weather: { before: () => lost("on the way there"), after: () => lost("on the way back") },
    }),
    card: async (tariff) => number(tariff === "gogochina_001" ? 1 : 2),
    travelSim: async () => number(5),
    puk: async (iccid) => pukOf(iccid),
    set: async (iccid, state) =>
      void (await pool.query(
        "insert into sandbox_network.sims (iccid, state, known_at) values ($1, $2, now()) on conflict (iccid) do update set state = excluded.state",
        [iccid, state],
      )),
    breaksDown: (where) => void (broken = where),
    connects: (iccid, country) => hand.goTo(iccid, country),
    uses: async (iccid, mb) => void (await hand.usePrepaid(iccid, mb)),
    usesHourly: (iccid, mb) => hand.useHourly(iccid, mb),
    later: (by) => hand.moveOn(by),
    close: drop,
  };
});
