import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import { words } from "../../../i18n/en/real-name-letters.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { carryOutDecision } from "./carry-out-decision.server.ts";
import { correctionsAnew, link, passport, right, wrong, type Corrections } from "./corrections.world.ts";
import { keptRealNames } from "./kept-of-person.server.ts";
import { moveRegistration } from "./moved-store.server.ts";
import { objectsOf, sent, swept } from "./real-names.world.ts";
import { realNameByNumber } from "./store.server.ts";

let world: Corrections["world"];
let kit: Corrections["kit"];
let told: Corrections["told"];
const { rows, worked, later, status, refOf, decide, registered, corrected, withdraw, heldBy, atTheNetwork } =
  correctionsAnew((here) => void ({ world, kit, told } = here));
const { realName: letters } = words;

describe("what becomes of the registration before, while it waits", () => {
  test("a copy of its person's data names the SIM whose number is corrected, whole to the account alone", async () => {
    await corrected(await registered());
    const copyOf = (id: string | null) => keptRealNames(world.shop, { id, email: "mei@example.com" });
    expect((await copyOf(null)).map(({ correctedSim }) => correctedSim)).toEqual([maskedIccid(wrong), null]);
    await signedIn(world, "mei@example.com");
    const [{ id }] = await rows("select id from accounts");
    await rows("update real_names set account_id = $1", [id]);
    expect((await copyOf(id)).map(({ correctedSim }) => correctedSim)).toEqual([wrong, null]);
  });

  test("withdrawn, it takes its correction along: nothing of either is left after their days", async () => {
    const before = await registered();
    const anew = await corrected(before);
    await worked();
    const opened = await kit.get<{ sims: object[] }>("/staff/openRealName", {
      number: before.number,
      reason: "Review",
    });
    expect(opened.sims).toMatchObject([{ isBeingCorrected: true }]);
    expect(await withdraw(before)).toBe("SUCCESS");
    await worked();
    expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "withdrawn"]);
    expect(await heldBy(right)).toEqual([]);
    world.at("2029-01-01T08:00:00Z");
    await swept(world);
    later(86_400);
    await swept(world);
    expect(await objectsOf(world)).toEqual([]);
    expect(await rows("select details, wrapped_key, document_mark, email from real_names group by 1, 2, 3, 4")).toEqual(
      [{ details: null, wrapped_key: null, document_mark: null, email: null }],
    );
  });

  test("withdrawn while its correction's acceptance can still be taken back, it takes that along, of which nobody has heard", async () => {
    const before = await registered();
    const anew = await corrected(before);
    expect(await decide(anew)).toBe("SUCCESS");
    expect(await withdraw(before)).toBe("SUCCESS");
    expect(await heldBy(right)).toEqual([]);
    later(20);
    await worked();
    expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "deregistered"]);
    expect([await atTheNetwork(), told]).toEqual([[], [`-${maskedIccid(wrong)}`]]);
    expect(await rows("select from graphile_worker.jobs where last_error is not null")).toEqual([]);
  });

  test("withdrawn when its correction's acceptance is late to be carried out, it takes that along, too", async () => {
    const before = await registered();
    const anew = await corrected(before);
    await worked();
    expect(await decide(anew)).toBe("SUCCESS");
    world.letters.length = 0;
    later(11);
    expect(await withdraw(before)).toBe("SUCCESS");
    await worked();
    expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "deregistered"]);
    expect([await heldBy(right), await atTheNetwork(), told]).toEqual([[], [], [`-${maskedIccid(wrong)}`]]);
    expect(world.letters.filter(({ text }) => text.includes(letters.titles.registered))).toEqual([]);
  });

  test.each(["waits", "was accepted a moment ago", "was accepted and is late to be carried out"])(
    "the SIM taken out alone takes its correction along, and the others stay: it %s",
    async (how) => {
      const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(9) }] });
      const anew = await corrected(before);
      if (how !== "waits") expect(await decide(anew)).toBe("SUCCESS");
      if (how.endsWith("out")) later(11);
      const wish = { ...link(before), requestKey: randomUUID(), sim: await refOf(before) };
      expect((await world.answer("/realName/withdrawSim", wish)).envelope.resultCode).toBe("SUCCESS");
      await worked();
      expect((await status(anew)).state).toBe(how === "waits" ? "withdrawn" : "deregistered");
      expect([await heldBy(wrong), await heldBy(right), await heldBy(aSim(9))]).toEqual([[], [], [before.number]]);
      expect(await atTheNetwork()).toEqual([aSim(9)]);
    },
  );

  test("a decision that is carried out once more ends no correction that is in force", async () => {
    const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(9) }] });
    const anew = await corrected(before);
    expect(await decide(anew)).toBe("SUCCESS");
    const { id, version } = (await realNameByNumber(world.shop.db, anew.number))!;
    await worked();
    later(20);
    expect(await withdraw(before)).toBe("SUCCESS");
    await carryOutDecision.run({ id, version }, world.shop);
    await worked();
    expect([(await status(before)).state, (await status(anew)).state]).toEqual(["deregistered", "registered"]);
    expect(await atTheNetwork()).toEqual([right]);
  });

  test("withdrawn once its correction is in force, it leaves the right number, whose person was told so", async () => {
    const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(40) }] });
    const anew = await corrected(before);
    await decide(anew);
    await worked();
    later(20);
    expect(await withdraw(before)).toBe("SUCCESS");
    await worked();
    expect((await status(anew)).state).toBe("registered");
    expect([await heldBy(right), await atTheNetwork()]).toEqual([[anew.number], [right]]);
  });

  test("a new document under which the wrong number is by now leaves nothing to correct: it is not accepted", async () => {
    const before = await registered();
    const anew = await corrected(before);
    const change = { purpose: 2, ...passport("TR7654321"), original: { type: 1, number: "TR1234567" } };
    const other = await sent(world, change);
    await decide(other);
    expect(await decide(anew)).toBe("SUCCESS");
    await worked();
    expect(await heldBy(wrong)).toEqual([other.number]);
    expect(await status(anew)).toMatchObject({ state: "received" });
    expect(await decide(anew)).toBe("SIM_NOT_FREE");
    expect((await status(before)).state).toBe("deregistered");
  });

  test("a SIM that carries on for the wrong one is the one that is replaced", async () => {
    const before = await registered();
    const anew = await corrected(before);
    await world.shop.db.transaction().execute((tx) => moveRegistration(tx, { from: wrong, to: aSim(50) }));
    await decide(anew);
    await worked();
    expect([await heldBy(wrong), await heldBy(aSim(50)), await heldBy(right)]).toEqual([[], [], [anew.number]]);
  });

  test("where it is the right one that carries on for the wrong one, the wrong one leaves all the same", async () => {
    const before = await registered({ sims: [{ iccid: wrong }, { iccid: aSim(20) }] });
    const anew = await corrected(before);
    await world.shop.db.transaction().execute((tx) => moveRegistration(tx, { from: wrong, to: right }));
    await decide(anew);
    await worked();
    expect([await heldBy(wrong), await heldBy(aSim(20)), await heldBy(right)]).toEqual([
      [],
      [before.number],
      [anew.number],
    ]);
  });
});
