import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { aForm, sent, type Form } from "./real-names.world.ts";

export type Corrections = {
  world: World;
  kit: Awaited<ReturnType<typeof joined>>["browser"];
  /** What the network was told, in order. */
  told: string[];
};

/** The number under which a SIM was registered, and the one that it has. */
export const [wrong, right] = [aSim(7), aSim(8)];
type Link = { number: string; key: string };
type Status = {
  state: string;
  reasons: string[];
  corrects: string | null;
  sims: { ref: string; masked: string; leftAt: string | null; correction: Link | null }[];
};
export const link = ({ number, key }: Form): Link => ({ number, key });
export const passport = (number: string) => ({
  document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, number },
});
export const sims = (from: number, count: number) =>
  Array.from({ length: count }, (_, one) => ({ iccid: aSim(from + one) }));

async function worldOfCorrections(): Promise<Corrections> {
  const world = await freshWorld({
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000", NETWORK_TRIES: "1000" },
  });
  const { browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" });
  const told: string[] = [];
  const network = { ...world.shop.network };
  world.shop.network.registerSim = (iccid, regions) => {
    told.push(`+${maskedIccid(iccid)}`);
    return network.registerSim(iccid, regions);
  };
  world.shop.network.deregisterSim = (iccid) => {
    told.push(`-${maskedIccid(iccid)}`);
    return network.deregisterSim(iccid);
  };
  return { world, kit, told };
}

/** A world for each test of a file, and what the tests of corrections do in it. */
export function correctionsAnew(take: (here: Corrections) => void) {
  let now: Corrections;
  const here = () => now;
  beforeEach(async () => take((now = await worldOfCorrections())));
  afterEach(() => now.world.close());
  const rows = async (sql: string, values: unknown[] = []) => (await here().world.pool.query(sql, values)).rows;
  const worked = () => workOff(here().world, { evenLater: true });
  const later = (seconds: number) =>
    here().world.at(new Date(here().world.shop.clock().getTime() + seconds * 1000).toISOString());
  const status = async (form: Form) =>
    (await here().world.answer("/realName/getRealName", link(form))).envelope.resultData as Status;
  const refOf = async (form: Form, iccid = wrong) =>
    (await status(form)).sims.find(({ masked }) => masked === maskedIccid(iccid))!.ref;
  const versionOf = async ({ number }: Form) =>
    (await rows("select version from real_names where number = $1", [number]))[0].version as number;
  const decide = async (form: Form, more: object = {}) =>
    here().kit.code("/staff/decideRealName", {
      requestKey: randomUUID(),
      number: form.number,
      version: await versionOf(form),
      decision: "registered",
      ...more,
    });
  async function registered(more: object = {}): Promise<Form> {
    const form = await sent(here().world, more);
    expect(await decide(form)).toBe("SUCCESS");
    await worked();
    later(20);
    here().told.length = 0;
    here().world.letters.length = 0;
    return form;
  }
  const wishFor = async (form: Form, more: object = {}) => ({
    ...link(form),
    requestKey: randomUUID(),
    sim: await refOf(form),
    iccid: right,
    ...more,
  });
  const correct = async (form: Form, more: object = {}) =>
    (await here().world.answer("/realName/correctSim", await wishFor(form, more))).envelope;
  async function corrected(form: Form, more: object = {}): Promise<Form> {
    const { resultCode, resultData } = await correct(form, more);
    expect(resultCode).toBe("SUCCESS");
    return resultData as Form;
  }
  const withdraw = async (form: Form) =>
    (await here().world.answer("/realName/withdraw", { ...link(form), requestKey: randomUUID() })).envelope.resultCode;
  const heldBy = async (iccid: string) =>
    (
      await rows("select number from real_name_sims join real_names on id = real_name_id where holds and iccid = $1", [
        iccid,
      ])
    ).map(({ number }) => number as string);
  const atTheNetwork = async () =>
    (await rows("select iccid, regions from told_sims where regions <> '{}' order by iccid")).map(({ iccid }) => iccid);

  return {
    rows,
    worked,
    later,
    status,
    refOf,
    versionOf,
    decide,
    registered,
    wishFor,
    correct,
    corrected,
    withdraw,
    heldBy,
    atTheNetwork,
  };
}
