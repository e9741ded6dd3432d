import { planCode } from "./addresses.ts";
import { openChild } from "./child.ts";
import { atLeast, type Finding } from "./finding.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { BareAnswer, SelectedAnswer } from "./processes/bare-server.ts";
import { rawAnswer, ratePerSecond } from "./rate.ts";
import { interleaved } from "./slices.ts";

const connections = 64;
const call = "/api/product/getPlanList";
const wish = { country: "US", currency: "USD" };

/** A list of plans by API against a server that asks the database one question and sends the same bytes. */
export async function answers(ground: Ground): Promise<Finding[]> {
  await using shop = await openShop(ground.folder);
  await using bare = await openChild("bench/processes/bare-server.ts");
  await using load = await openChild("bench/processes/load.ts");
  const findings: Finding[] = [];
  for (const encoding of ["br", "identity"]) {
    const asked = { url: `${shop.origin}${call}`, connections, wish, encoding };
    const answer: BareAnswer = await rawAnswer(asked);
    const selected: SelectedAnswer = { ...answer, connection: ground.connection, planCode };
    const bareUrl = `http://127.0.0.1:${await bare.ask<number>("serveSelected", selected)}${call}`;

    const ours = ratePerSecond(load, shop, asked);
    const theirs = ratePerSecond(load, bare, { ...asked, url: bareUrl });
    await ours.measure();
    await theirs.measure();
    const { first, second, ratio } = await interleaved(6, ours.measure, theirs.measure);
    const size = (Buffer.from(answer.base64, "base64").length / 1000).toFixed(1);
    findings.push(
      atLeast(
        `getPlanList : node + one SELECT (${connections} connections, ${encoding}, ${size} kB)`,
        ratio,
        0.5,
        `${ratio.toFixed(2)}  (${first.toFixed(0)}/s : ${second.toFixed(0)}/s; ${ours.cost()} : ${theirs.cost()} µs of processor time each, the database's not counted)`,
      ),
    );
  }
  return findings;
}
