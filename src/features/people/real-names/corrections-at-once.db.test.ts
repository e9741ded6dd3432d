import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { aSim } from "../../../../test/wishes.ts";
import type { World } from "../../../../test/world.ts";
import { words } from "../../../i18n/en/real-name-letters.ts";
import { correctionsAnew, link, right, wrong, type Corrections } from "./corrections.world.ts";
import { moveRegistration } from "./moved-store.server.ts";
import { objectsOf, swept, type Form } from "./real-names.world.ts";

let world: Corrections["world"];
const { rows, worked, later, status, decide, registered, wishFor, corrected, withdraw, heldBy, atTheNetwork } =
  correctionsAnew((here) => void ({ world } = here));
const { realName: letters } = words;

describe("of two processes at once", () => {
  const codeOf = async (answered: ReturnType<World["answer"]>) => (await answered).envelope.resultCode;

  test("the same request is one, two others are one and a refusal, and no copy stays", async () => {
    const before = await registered();
    const processes = twoProcesses(world);
    const [one, two] = processes.answer;
    const wish = await wishFor(before);
    const same = await Promise.all([one("/realName/correctSim", wish), two("/realName/correctSim", wish)]);
    expect(same.map(({ envelope }) => envelope.resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    expect(same[0].envelope.resultData).toEqual(same[1].envelope.resultData);
    await withdraw(same[0].envelope.resultData as Form);
    const codes = await Promise.all([
      codeOf(one("/realName/correctSim", { ...wish, requestKey: randomUUID() })),
      codeOf(two("/realName/correctSim", { ...wish, requestKey: randomUUID(), iccid: aSim(9) })),
    ]);
    expect(codes.toSorted()).toEqual(["CORRECTION_OPEN", "SUCCESS"]);
    await processes.close();
    expect(await rows("select from real_names where state = 'received'")).toHaveLength(1);
    expect(await rows("select from real_names where state = 'draft'")).toEqual([]);
    later(7200);
    await swept(world);
    expect(await objectsOf(world)).toHaveLength(2);
  });

  test("a withdrawal and a correction end in one of both orders, and nothing waits without its registration", async () => {
    const processes = twoProcesses(world);
    const [one, two] = processes.answer;
    for (let place = 0; place < 4; place++) {
      const before = await registered();
      const wish = await wishFor(before);
      const [corrects, ends] = await Promise.all([
        codeOf(one("/realName/correctSim", wish)),
        codeOf(two("/realName/withdraw", { ...link(before), requestKey: randomUUID() })),
      ]);
      expect(ends).toBe("SUCCESS");
      expect(["SUCCESS", "REAL_NAME_OVER"]).toContain(corrects);
      expect(await rows("select from real_names where state in ('draft', 'received', 'registered')")).toEqual([]);
      await worked();
    }
    await processes.close();
  });

  test("a decision and a withdrawal of the one before: whichever comes first, neither number is registered any more", async () => {
    const processes = twoProcesses(world);
    for (let place = 0; place < 4; place++) {
      const before = await registered();
      const anew = await corrected(before);
      const [decides, ends] = await Promise.all([
        decide(anew),
        codeOf(processes.answer[1]("/realName/withdraw", { ...link(before), requestKey: randomUUID() })),
      ]);
      expect(ends).toBe("SUCCESS");
      await worked();
      later(20);
      expect([await heldBy(wrong), await heldBy(right), await atTheNetwork()]).toEqual([[], [], []]);
      expect((await status(anew)).state).toBe(decides === "SUCCESS" ? "deregistered" : "withdrawn");
    }
    await processes.close();
  });

  test.each([
    ["withdrawal", 0],
    ["acceptance", 1],
  ])(
    "an acceptance that is late, and a withdrawal, first the %s: neither number is registered any more",
    async (first, told) => {
      const before = await registered();
      const anew = await corrected(before);
      await worked();
      world.letters.length = 0;
      expect(await decide(anew)).toBe("SUCCESS");
      later(11);
      await rows("update graphile_worker._private_jobs set run_at = now()");
      const processes = twoProcesses(world);
      const both = await world.pool.connect();
      await both.query("begin");
      await both.query("select from real_names for update");
      const wish = { ...link(before), requestKey: randomUUID() };
      const does: Record<string, () => Promise<unknown>> = {
        withdrawal: () => codeOf(processes.answer[1]("/realName/withdraw", wish)),
        acceptance: () => processes.work(),
      };
      const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      const running: Promise<unknown>[] = [];
      for (const which of [first, first === "withdrawal" ? "acceptance" : "withdrawal"]) {
        running.push(does[which]!());
        await vi.waitUntil(async () => (await rows(waits)).length === running.length, { timeout: 20_000 });
      }
      await both.query("commit");
      both.release();
      await Promise.all(running);
      await processes.close();
      await worked();
      expect([await heldBy(right), await atTheNetwork()]).toEqual([[], []]);
      expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "deregistered"]);
      expect(world.letters.filter(({ text }) => text.includes(letters.titles.registered))).toHaveLength(told);
    },
  );
});

test("whoever carries a wrong SIM on waits for a correction before its registration, as whoever decides about both", async () => {
  const before = await registered();
  const first = "00000000-0000-4000-8000-000000000001";
  await rows(
    `insert into real_names select (jsonb_populate_record(name, jsonb_build_object('id', $2::text, 'number', 'RN0000000001',
      'corrects', id, 'corrects_iccid', $3::text, 'request_key', null))).* from real_names name where number = $1`,
    [before.number, first, wrong],
  );
  const decides = await world.pool.connect();
  await decides.query("begin");
  await decides.query("select from real_names where id = $1 for update", [first]);
  const moved = world.shop.db.transaction().execute((tx) => moveRegistration(tx, { from: wrong, to: aSim(50) }));
  const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await vi.waitUntil(async () => (await rows(waits)).length > 0, { timeout: 20_000 });
  await decides.query("select from real_names where number = $1 for update nowait", [before.number]);
  await decides.query("commit");
  decides.release();
  await moved;
  expect(await heldBy(aSim(50))).toEqual([before.number]);
  expect(await rows("select corrects_iccid from real_names where id = $1", [first])).toEqual([
    { corrects_iccid: aSim(50) },
  ]);
});
