import { readFileSync } from "node:fs";
import { join } from "node:path";
import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { dayMs } from "../../kernel/duration.ts";
import { iccidKey, readIccid } from "../../kernel/iccid.ts";
import { languageFacts } from "../../kernel/language.ts";
import { pageHeaders } from "../payment/page-headers.ts";
import { field, languageOf, sendPage } from "../supply/page-requests.server.ts";
import type { NetworkByHand } from "./by-hand.server.ts";
import { networkPage } from "./pages/network-page.ts";
import { habits, portions } from "./pages/sim-card.ts";

type Asked = FastifyRequest<{ Params: { iccid: string } }>;

const mostShown = 8;
/** Megabytes: more than any balance buys. */
const everything = 2 ** 30;
/** No plan lasts so long; the clock goes no further. */
const mostAheadMs = 1000 * dayMs;
/** 30 days in a minute. */
const [fast, fastSeconds] = [43_200, 60];

/**
 * The pretend network, by hand: its clock and its SIMs. Looking never changes anything; every act is a form, so that it
 * works without JavaScript.
 */
export function networkRoutes(server: FastifyInstance, { hand, now }: { hand: NetworkByHand; now: () => Date }): void {
  const styles = readFileSync(join(import.meta.dirname, "pages/network.css"), "utf8");
  server.get("/network.css", async (_request, reply) =>
    reply
      .headers({ "cache-control": "max-age=300", "x-content-type-options": "nosniff" })
      .type("text/css; charset=utf-8")
      .send(styles),
  );

  void server.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 16_384 });

    pages.get("/network", async (request: Asked, reply) => {
      const typed = field(request.query, "sim").slice(0, 40);
      const wished = await simTyped(typed);
      const latest = await hand.latestSims(mostShown);
      const sims = [...(wished ? [wished] : []), ...latest.filter(({ life }) => life.iccid !== wished?.life.iccid)];
      const uses = await hand.usesOf(sims.flatMap(({ plans }) => plans.map(({ reference }) => reference)));
      const typedPrepaid = await prepaidTyped(typed);
      const prepaid = [
        ...(typedPrepaid ? [typedPrepaid] : []),
        ...(await hand.latestPrepaid(mostShown)).filter(({ iccid }) => iccid !== typedPrepaid?.iccid),
      ];
      const missing = typed !== "" && !wished && !typedPrepaid;
      return sendPage(
        reply,
        missing ? 404 : 200,
        networkPage({ language: languageOf(request), clock: await clockNow(), sims, uses, prepaid, typed, missing }),
      );
    });

    pages.post("/network/clock", async (request: Asked, reply) => {
      const what = field(request.body, "what");
      const { ahead } = await clockNow();
      if (what === "stop") await hand.speedUp(1, 0);
      else if (ahead < mostAheadMs && what === "hour") await hand.moveOn({ hours: 1 });
      else if (ahead < mostAheadMs && what === "day") await hand.moveOn({ days: 1 });
      else if (ahead < mostAheadMs && what === "month") await hand.speedUp(fast, fastSeconds);
      return onward(request, reply);
    });

    pages.post("/network/:iccid/place", async (request: Asked, reply) => {
      const iccid = await known(request.params.iccid);
      const country = field(request.body, "country");
      const habit = habits.find((mb) => String(mb) === field(request.body, "habit"));
      if (iccid && /^([A-Z]{2})?$/.test(country)) await hand.goTo(iccid, country || null);
      if (iccid && habit !== undefined) await hand.useHourly(iccid, habit);
      return onward(request, reply, iccid);
    });

    pages.post("/network/:iccid/use", async (request: Asked, reply) => {
      const prepaid = await prepaidTyped(request.params.iccid);
      const sim = prepaid ? undefined : await simTyped(request.params.iccid);
      const wish = field(request.body, "mb");
      const portion = portions.find((mb) => String(mb) === wish);
      if (prepaid && (portion || wish === "all")) await hand.usePrepaid(prepaid.iccid, portion ?? everything);
      if (sim && portion) await hand.useNow(sim.life.iccid, portion);
      return onward(request, reply, prepaid?.iccid ?? sim?.life.iccid);
    });
  });

  async function simTyped(typed: string) {
    const read = readIccid(typed, { prefixes: ["89"] });
    return read.ok ? hand.simOf(read.iccid) : undefined;
  }

  async function prepaidTyped(typed: string) {
    const read = readIccid(typed, { prefixes: ["89"] });
    return read.ok ? hand.prepaidOf(iccidKey(read.iccid)) : undefined;
  }

  async function known(typed: string): Promise<string | undefined> {
    return (await prepaidTyped(typed))?.iccid ?? (await simTyped(typed))?.life.iccid;
  }

  async function clockNow() {
    const { at, speed } = await hand.clock();
    return { at, speed, ahead: at.getTime() - now().getTime() };
  }
}

function onward(request: Asked, reply: FastifyReply, iccid?: string): FastifyReply {
  const to = `/network?LT=${languageFacts[languageOf(request)].lt}`;
  return reply.headers(pageHeaders()).redirect(iccid ? `${to}&sim=${iccid}#sim-${iccid}` : to, 303);
}
