import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { pukOf } from "../../../sandboxes/network/puk.ts";
import { mostAdded } from "../../people/account-sims/rules.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "../credits/prepaid.world.ts";
import { ownerOf } from "../low-balances/owner.world.ts";

let world: PrepaidWorld;
const iccid = aCard(1);
beforeEach(async () => {
  world = await prepaidWorld();
  await world.toppedUp({ amount: 6800 });
});
afterEach(() => world.close());

type Envelope = { resultCode: string; resultData: Record<string, unknown> };
const call = async (path: string, wish: object, token?: string) =>
  (await (token === undefined ? world.answer(path, wish) : world.answerTo(token, path, wish))).envelope as Envelope;
const prove = (change: object = {}, token?: string) =>
  call("/prepaid/proveCard", { iccid, puk: pukOf(iccid), ...change }, token);
const statement = (wish: object, token?: string) => call("/prepaid/getStatement", { iccid, ...wish }, token);
const why = async (answer: Promise<Envelope>) => {
  const { resultCode, resultData } = await answer;
  const { fields = [] } = (resultData ?? {}) as { fields?: { field: string; problem: string }[] };
  return [resultCode, ...fields.map(({ field, problem }) => `${field} ${problem}`)];
};

describe("by the code on its holder", () => {
  test("records and the exact balance, for an hour and for this card alone", async () => {
    const { pass } = (await prove()).resultData as { pass: string };
    expect(await statement({ pass })).toMatchObject({ resultData: { balance: { amount: 6800 }, lines: [{}] } });
    expect(await call("/prepaid/getCard", { iccid, tariff: "gogochina_001", pass })).toMatchObject({
      resultData: { balance: { amount: 6800 } },
    });
    await world.toppedUp({ iccid: aCard(2) });
    expect((await statement({ iccid: aCard(2), pass })).resultCode).toBe("NOT_FOUND");
    world.at("2026-11-21T08:59:59Z");
    expect((await statement({ pass })).resultCode).toBe("SUCCESS");
    world.at("2026-11-21T09:00:00Z");
    expect((await statement({ pass })).resultCode).toBe("NOT_FOUND");
    expect(await call("/prepaid/getCard", { iccid, tariff: "gogochina_001", pass })).toMatchObject({
      resultData: { balance: null },
    });
  });

  test.each(["", ".", "zzzzzzzzz.", "zzzzzzzzz.x", "Infinity.x"])("%j is no pass", async (pass) => {
    expect((await statement({ pass })).resultCode).toBe("NOT_FOUND");
  });

  test("a pass whose end was moved is none", async () => {
    const { pass } = (await prove()).resultData as { pass: string };
    expect((await statement({ pass: `zzzzzzzzz.${pass.split(".")[1]}` })).resultCode).toBe("NOT_FOUND");
  });

  test("people copy it in groups", async () => {
    const [left, right] = [pukOf(iccid).slice(0, 4), pukOf(iccid).slice(4)];
    expect((await prove({ puk: ` ${left}-${right} ` })).resultCode).toBe("SUCCESS");
  });

  test("without it and without a session nothing is shown", async () => {
    expect((await statement({})).resultCode).toBe("NOT_FOUND");
  });
});

describe("a stranger who guesses", () => {
  test("unknown, blocked, ended and travel SIMs, and a wrong code: one answer", async () => {
    await world.shop.network.blockSim(aCard(3));
    for (const card of [iccid, aCard(404), aCard(403), aCard(410), aCard(3), aSim(7)])
      expect([card, await why(prove({ iccid: card, puk: card === iccid ? "00000000" : pukOf(card) }))]).toEqual([
        card,
        ["INVALID_INPUT", "puk puk.wrong"],
      ]);
  });

  test("a card that lies in our stock answers like a wrong code, in either spelling, and each try counts", async () => {
    const inStock = [aCard(5), aCard(6).slice(0, 19)];
    for (const card of inStock) await world.ask(`insert into sim_cards (iccid) values ('${card}')`);
    for (const card of [aCard(5), aCard(6)])
      expect(await why(prove({ iccid: card, puk: pukOf(card) }))).toEqual(["INVALID_INPUT", "puk puk.wrong"]);
    for (let time = 0; time < 9; time++) await prove({ iccid: aCard(5), puk: pukOf(aCard(5)) });
    expect(await why(prove({ iccid: aCard(5), puk: pukOf(aCard(5)) }))).toEqual(["PUK_TRIED_OFTEN"]);
  });

  test.each([
    [{ puk: "1234567" }, "puk puk"],
    [{ puk: "" }, "puk puk"],
    [{ iccid: "8944000000000000001" }, "iccid iccid.prefix"],
  ])("%j is not asked: %s", async (change, problem) => {
    expect(await why(prove(change))).toEqual(["INVALID_INPUT", problem]);
  });

  test("ten wrong ones for a card, also at the same moment, from anywhere; then the right one is refused, too", async () => {
    const tried = Array.from({ length: 14 }, (_, code) => why(prove({ puk: String(code).padStart(8, "0") })));
    const codes = (await Promise.all(tried)).map(([code]) => code);
    expect(codes.filter((code) => code === "INVALID_INPUT")).toHaveLength(10);
    expect(await why(prove())).toEqual(["PUK_TRIED_OFTEN"]);
    const token = await signedIn(world, "wei@example.com");
    expect((await prove({}, token)).resultCode).toBe("PUK_TRIED_OFTEN");
    world.at("2026-12-22T08:00:00Z");
    expect((await prove()).resultCode).toBe("SUCCESS");
  });

  test("right ones cost nothing; thirty tries an hour from one network, for any cards", async () => {
    for (let time = 0; time < 12; time++) expect((await prove()).resultCode).toBe("SUCCESS");
    const tried = Array.from({ length: 31 }, (_, number) =>
      why(prove({ iccid: aCard(1000 + number), puk: "00000000" })),
    );
    const codes = (await Promise.all(tried)).map(([code]) => code);
    expect([codes.filter((code) => code === "INVALID_INPUT").length, codes.includes("TRIED_OFTEN")]).toEqual([
      30,
      true,
    ]);
  });

  test("a network that is silent costs the card no try", async () => {
    const { network } = world.shop;
    world.shop.network = { ...network, isPukOf: () => Promise.reject(new NetworkUnavailable("down")) };
    for (let time = 0; time < 11; time++) expect(await why(prove())).toEqual(["NETWORK_UNAVAILABLE"]);
    world.shop.network = network;
    expect((await prove()).resultCode).toBe("SUCCESS");
  });
});

describe("signed in", () => {
  test("it stays, and is among the SIMs; off the list it is over", async () => {
    const wei = await signedIn(world, "wei@example.com");
    await prove({}, wei);
    world.at("2026-11-21T10:30:00Z");
    expect((await statement({}, wei)).resultCode).toBe("SUCCESS");
    expect((await call("/account/getMySims", {}, wei)).resultData).toMatchObject({ sims: [{ iccid }] });
    const ofSim = async () => (await call("/account/getPackages", { iccid }, wei)).resultData.isOwnPrepaid;
    expect(await ofSim()).toBe(true);
    expect((await call("/prepaid/setAlert", { iccid, below: 2000, byText: false }, wei)).resultCode).toBe("SUCCESS");
    await call("/account/deleteSim", { iccid }, wei);
    await world.work();
    expect((await statement({}, wei)).resultCode).toBe("NOT_FOUND");
    expect(await world.ask("select from prepaid_alerts")).toEqual([]);
    await call("/account/addSim", { iccid }, wei);
    expect(await ofSim()).toBe(false);
  });

  test("a remark on a SIM that was in the list stays", async () => {
    const wei = await signedIn(world, "wei@example.com");
    await call("/account/addSim", { iccid, remark: "Phone" }, wei);
    await prove({}, wei);
    expect((await call("/account/getMySims", {}, wei)).resultData).toMatchObject({ sims: [{ remark: "Phone" }] });
  });

  test("where the list is full, the pass alone: a proof that nothing could end is not kept", async () => {
    const wei = await signedIn(world, "wei@example.com");
    await world.ask(`insert into account_sims (account_id, iccid, added, added_at)
      select a.id, '8985234300000' || (100000 + n), true, now()
      from accounts a, generate_series(1, ${mostAdded}) n where a.email = 'wei@example.com'`);
    const { pass } = (await prove({}, wei)).resultData as { pass: string };
    expect((await statement({ pass }, wei)).resultCode).toBe("SUCCESS");
    expect((await statement({}, wei)).resultCode).toBe("NOT_FOUND");
    expect(await world.ask("select from prepaid_holders")).toEqual([]);
  });

  test("whoever is given the card proves it anew, and who had it before sees no more", async () => {
    const [wei, lin] = [await signedIn(world, "wei@example.com"), await signedIn(world, "lin@example.com")];
    await prove({}, wei);
    await prove({}, lin);
    expect([(await statement({}, wei)).resultCode, (await statement({}, lin)).resultCode]).toEqual([
      "NOT_FOUND",
      "SUCCESS",
    ]);
  });
});

describe("whoever is displaced is told", () => {
  const subject = /prepaid card 898523\d*•+\d{4} now belongs to another sign-in/;
  const told = () => world.letters.filter((letter) => subject.test(letter.subject)).map(({ to }) => to);
  const people = ["wei@example.com", "lin@example.com", "mei@example.com"];

  test("once, without the card's number, in the language of their account", async () => {
    const [wei, lin] = [await signedIn(world, "wei@example.com"), await signedIn(world, "lin@example.com")];
    await world.ask("update accounts set lang = 'zh-hk' where email = 'wei@example.com'");
    await prove({}, wei);
    await prove({}, wei);
    await world.work();
    await prove({}, lin);
    await prove({}, lin);
    await world.work();
    const letters = world.letters.filter(({ subject: said }) => said.includes("已歸屬其他帳戶"));
    expect(letters.map(({ to }) => to)).toEqual(["wei@example.com"]);
    expect(letters[0]!.text).toContain("shop.test/zh-hk/top-up-gogo-china\n");
    expect(JSON.stringify(letters[0])).not.toContain(iccid);
  });

  test("with the page on which this card is topped up and proven", async () => {
    const card = aCard(3, 2);
    await world.toppedUp({ iccid: card, tariff: "enterprise_001", amount: 5000 });
    for (const email of people.slice(0, 2))
      await prove({ iccid: card, puk: pukOf(card) }, await signedIn(world, email));
    await world.work();
    expect(world.letters.find((letter) => subject.test(letter.subject))!.text).toContain("shop.test/en/top-up\n");
  });

  test("not who took the card off their list, who has no account any more, or proved it again before the e-mail left", async () => {
    const [wei, lin] = [await signedIn(world, "wei@example.com"), await signedIn(world, "lin@example.com")];
    await prove({}, wei);
    await call("/account/deleteSim", { iccid }, wei);
    await world.work();
    await prove({}, lin);
    await prove({}, wei);
    await prove({}, lin);
    await world.ask("delete from accounts where email = 'wei@example.com'");
    await world.work();
    expect(told()).toEqual([]);
  });

  test("not who has it by an order as well: it stays theirs", async () => {
    const mei = await ownerOf(world, iccid);
    await mei.ask("/prepaid/proveCard", { puk: pukOf(iccid) });
    await prove({}, await signedIn(world, "lin@example.com"));
    await world.work();
    expect(told()).toEqual([]);
  });

  test("of an enterprise card that was never topped up or used: led to its own page, if the network answers", async () => {
    const [wei, lin] = [await signedIn(world, "wei@example.com"), await signedIn(world, "lin@example.com")];
    const card = aCard(9, 2);
    const right = { iccid: card, puk: pukOf(card) };
    await prove(right, wei);
    await prove(right, lin);
    await world.work();
    const { network } = world.shop;
    world.shop.network = { ...network, findPrepaid: () => Promise.reject(new NetworkUnavailable("down")) };
    await prove(right, wei);
    await world.work();
    expect(told()).toEqual(["wei@example.com", "lin@example.com"]);
    const [led, asBefore] = world.letters.slice(-2).map(({ text }) => text);
    expect([led, asBefore].map((text) => text!.includes("shop.test/en/top-up\n"))).toEqual([true, false]);
  });

  test("displaced twice: twice", async () => {
    const [wei, lin] = [await signedIn(world, "wei@example.com"), await signedIn(world, "lin@example.com")];
    await prove({}, wei);
    await world.work();
    for (const token of [lin, wei, lin]) {
      await prove({}, token);
      await world.work();
    }
    expect(told()).toEqual(["wei@example.com", "lin@example.com", "wei@example.com"]);
  });

  test("by several at the same moment: each of them but the one who has it", async () => {
    const tokens = [];
    for (const email of people) tokens.push(await signedIn(world, email));
    await Promise.all(tokens.map((token) => prove({}, token)));
    await world.work();
    const [{ email: holder }] = (await world.ask<{ email: string }>(
      "select email from prepaid_holders join accounts on id = account_id",
    )) as [{ email: string }];
    expect(told().toSorted()).toEqual(people.filter((email) => email !== holder).toSorted());
  });

  test("a proof whose e-mail cannot be queued has displaced nobody", async () => {
    const [wei, lin] = [await signedIn(world, "wei@example.com"), await signedIn(world, "lin@example.com")];
    await prove({}, wei);
    await world.ask(`create function no_room() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
      create trigger no_room before insert on graphile_worker._private_jobs execute function no_room()`);
    expect((await prove({}, lin)).resultCode).not.toBe("SUCCESS");
    await world.ask("drop trigger no_room on graphile_worker._private_jobs");
    expect([(await statement({}, wei)).resultCode, (await statement({}, lin)).resultCode]).toEqual([
      "SUCCESS",
      "NOT_FOUND",
    ]);
  });
});
