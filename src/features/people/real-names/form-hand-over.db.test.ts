import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import { aForm, aPhoto, objectsOf, swept, type Form } from "./real-names.world.ts";

let world: World;
beforeEach(
  async () =>
    void (world = await freshWorld({
      environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
    })),
);
afterEach(() => world.close());

type Opened = Form & { code: string; endsAt: string };
const answers = [
  { name: "regions", text: "HK" },
  { name: "contactName", text: "Mei Chan of the desk" },
];
const ask = async (path: string, wish: object) => (await world.answer(path, wish)).envelope;
const given = async <Answer>(path: string, wish: object): Promise<Answer> => {
  const { resultCode, resultData } = await ask(path, wish);
  if (resultCode !== "SUCCESS") throw new Error(resultCode);
  return resultData as Answer;
};
const handOver = () => given<Opened>("/realName/handOverForm", { answers });
const take = (code: string) => given<Form & { answers: unknown }>("/realName/takeForm", { code });
const follow = ({ number, key }: Form) => given("/realName/followForm", { number, key });
const end = async ({ number, key }: Form) => (await ask("/realName/endFormHandOver", { number, key })).resultCode;
const photograph = async ({ number, key }: Form) =>
  (await ask("/realName/addPhoto", { number, key, slot: "front", photo: aPhoto() })).resultCode;
const submit = async (form: Form) => (await ask("/realName/submit", aForm(form))).resultCode;
const later = (minutes: number) => world.at(new Date(world.shop.clock().getTime() + minutes * minuteMs).toISOString());
const kept = async () => (await world.pool.query("select * from real_name_form_hand_overs")).rows;

const takenRows = async () => (await world.pool.query("select * from real_name_forms_taken")).rows;

test("a phone goes on with what was typed, and the desk follows to the status page once it is sent", async () => {
  const desk = await handOver();
  expect(await follow(desk)).toEqual({ state: "waiting", key: null });
  const phone = await take(desk.code);
  expect(phone).toMatchObject({ number: desk.number, answers });
  expect(await follow(desk)).toEqual({ state: "taken", key: null });
  expect(await photograph(phone)).toBe("SUCCESS");
  expect(await follow(desk)).toEqual({ state: "taken", key: null });
  expect(await submit(phone)).toBe("SUCCESS");
  expect(await follow(desk)).toEqual({ state: "sent", key: phone.key });
});

test("at rest there is a hash and what is sealed, and once it was taken nothing of what was typed", async () => {
  const { code } = await handOver();
  const held = await kept();
  expect(held).toHaveLength(1);
  expect(Buffer.concat([held[0].code_hash, held[0].answers]).toString("latin1")).not.toMatch(/Mei|HK|desk/);
  expect(JSON.stringify(held)).not.toContain(code);
  await take(code);
  expect(await kept()).toMatchObject([{ answers: null }]);
});

test("answers whose sealed bytes are damaged are said to be, and the code is not used up by that", async () => {
  const { code } = await handOver();
  await world.pool.query("update real_name_form_hand_overs set answers = substr(answers, 1, 20)");
  for (const _ of [1, 2]) expect((await ask("/realName/takeForm", { code })).resultCode).toBe("REAL_NAME_UNREADABLE");
});

describe("a phone that never had its answer", () => {
  const takeBy = (code: string, requestKey: string) => ask("/realName/takeForm", { code, requestKey });

  test("has the same one again by the same request, however often and at once, and nobody else has it", async () => {
    const [desk, requestKey] = [await handOver(), randomUUID()];
    const first = await takeBy(desk.code, requestKey);
    expect(first.resultData).toMatchObject({ number: desk.number, answers });
    const again = await Promise.all([1, 2].map(() => takeBy(desk.code, requestKey)));
    expect(again.map(({ resultData }) => resultData)).toEqual([first.resultData, first.resultData]);
    const others = await Promise.all([takeBy(desk.code, randomUUID()), ask("/realName/takeForm", { code: desk.code })]);
    expect(others.map(({ resultCode }) => resultCode)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect((await takeBy(desk.code, requestKey)).resultData).toEqual(first.resultData);
    expect(await photograph(first.resultData as Form)).toBe("SUCCESS");
  });

  test("of two phones that take it at once one has it, and that one has it again", async () => {
    const [desk, ...keys] = [await handOver(), randomUUID(), randomUUID()] as const;
    const race = () => Promise.all(keys.map(async (key) => (await takeBy(desk.code, key)).resultCode));
    const codes = await race();
    expect(codes.toSorted()).toEqual(["NOT_FOUND", "SUCCESS"]);
    expect(await race()).toEqual(codes);
  });

  test("until the code ends, then not even sealed; it follows no longer than without, and not once the desk has ended it, or it was sent", async () => {
    const [desk, ended, sent] = [await handOver(), await handOver(), await handOver()];
    const requestKey = randomUUID();
    for (const { code } of [desk, ended, sent]) expect((await takeBy(code, requestKey)).resultCode).toBe("SUCCESS");
    const phone = (await takeBy(sent.code, requestKey)).resultData as Form;
    await photograph(phone);
    expect([await submit(phone), await end(ended)]).toEqual(["SUCCESS", "SUCCESS"]);
    const again = async (form: Opened) => (await takeBy(form.code, requestKey)).resultCode;
    expect([await again(sent), await again(ended)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    const held = await takenRows();
    expect(held).toHaveLength(2);
    expect(Buffer.concat(held.map((row) => row.answers)).toString("latin1")).not.toMatch(/Mei|HK|desk/);
    later(10);
    expect(await again(desk)).toBe("SUCCESS");
    later(5);
    expect(await again(desk)).toBe("NOT_FOUND");
    await swept(world);
    expect(await takenRows()).toEqual([]);
    later(45);
    expect((await ask("/realName/followForm", { number: desk.number, key: desk.key })).resultCode).toBe("NOT_FOUND");
  });
});

test("a code is good once, whoever is quicker, and for a quarter of an hour", async () => {
  const desk = await handOver();
  const both = await Promise.all([1, 2].map(() => ask("/realName/takeForm", { code: desk.code })));
  expect(both.map(({ resultCode }) => resultCode).toSorted()).toEqual(["NOT_FOUND", "SUCCESS"]);
  const late = await handOver();
  later(15);
  expect((await ask("/realName/takeForm", { code: late.code })).resultCode).toBe("NOT_FOUND");
  expect((await ask("/realName/followForm", { number: late.number, key: late.key })).resultCode).toBe("NOT_FOUND");
  await swept(world);
  // of the one that was taken the desk follows for an hour
  expect(await kept()).toHaveLength(1);
  later(46);
  await swept(world);
  expect(await kept()).toEqual([]);
});

test("after it was sent, or taken back, the code opens nothing", async () => {
  const desk = await handOver();
  const phone = await take(desk.code);
  await photograph(phone);
  await submit(phone);
  expect((await ask("/realName/takeForm", { code: desk.code })).resultCode).toBe("NOT_FOUND");
  const other = await handOver();
  await end(other);
  expect((await ask("/realName/takeForm", { code: other.code })).resultCode).toBe("NOT_FOUND");
});

test("the desk's key reads, photographs, sends, withdraws and takes nothing, before it is sent and after", async () => {
  const [desk, other] = [await handOver(), await handOver()];
  const phone = await take(desk.code);
  await photograph(phone);
  const shown = { number: desk.number, key: desk.key };
  const tried = () =>
    Promise.all([
      ask("/realName/getRealName", shown),
      ask("/realName/readPhoto", { ...shown, slot: "front" }),
      ask("/realName/addPhoto", { ...shown, slot: "front", photo: aPhoto() }),
      ask("/realName/openHandOver", { ...shown, type: 1, slots: ["front"] }),
      ask("/realName/getHandOver", shown),
      ask("/realName/submit", aForm(shown)),
      ask("/realName/mend", { ...shown, requestKey: randomUUID() }),
      ask("/realName/withdraw", { ...shown, requestKey: randomUUID() }),
      ask("/realName/followForm", { number: other.number, key: desk.key }),
      ask("/realName/endFormHandOver", { number: other.number, key: desk.key }),
    ]);
  const nothing = Array.from({ length: 10 }, () => "NOT_FOUND");
  expect((await tried()).map(({ resultCode }) => resultCode)).toEqual(nothing);
  await submit(phone);
  expect((await tried()).map(({ resultCode }) => resultCode)).toEqual(nothing);
});

test("the phone's own key does not follow, and another form's opens none of it", async () => {
  const desk = await handOver();
  const phone = await take(desk.code);
  expect((await ask("/realName/followForm", { number: phone.number, key: phone.key })).resultCode).toBe("NOT_FOUND");
  expect(await end(phone)).toBe("NOT_FOUND");
});

test("whoever sees that a stranger has taken the code ends it: what was photographed is gone, and nothing is sent", async () => {
  const desk = await handOver();
  const stranger = await take(desk.code);
  await photograph(stranger);
  expect(await end(desk)).toBe("SUCCESS");
  expect([await photograph(stranger), await submit(stranger)]).toEqual(["REAL_NAME_OVER", "REAL_NAME_OVER"]);
  expect((await ask("/realName/followForm", { number: desk.number, key: desk.key })).resultCode).toBe("NOT_FOUND");
  await swept(world);
  expect(await objectsOf(world)).toEqual([]);
});

test("what was sent is not the desk's to end: it is told so, and still led to the page where it can be withdrawn", async () => {
  const [desk, other] = [await handOver(), await handOver()];
  const phone = await take(desk.code);
  await photograph(phone);
  await submit(phone);
  const ended = ({ number, key }: Form) => given("/realName/endFormHandOver", { number, key });
  expect([await ended(desk), await ended(other)]).toEqual([{ isSent: true }, { isSent: false }]);
  expect(await given("/realName/getRealName", { number: phone.number, key: phone.key })).toMatchObject({
    state: "received",
  });
  expect(await follow(desk)).toEqual({ state: "sent", key: phone.key });
  await given("/realName/withdraw", { number: phone.number, key: phone.key, requestKey: randomUUID() });
  expect(await end(desk)).toBe("NOT_FOUND");
});

test("a form that is given up keeps nothing of what was handed over", async () => {
  await end(await handOver());
  expect(await kept()).toEqual([]);
  const phone = await take((await handOver()).code);
  await given("/realName/withdraw", { number: phone.number, key: phone.key, requestKey: randomUUID() });
  expect(await kept()).toEqual([]);
});

test("a code that is taken while the desk ends it is taken or ended, without a deadlock", async () => {
  const desk = await handOver();
  const owner = await world.pool.connect();
  await owner.query("begin");
  await owner.query("select from real_names where number = $1 for update", [desk.number]);
  const taking = ask("/realName/takeForm", { code: desk.code });
  await vi.waitUntil(async () => (await world.pool.query("select from pg_locks where not granted")).rowCount, {
    timeout: 20_000,
  });
  // whoever ends it has locked the form, too, before the code's row
  await owner.query("delete from real_name_form_hand_overs");
  await owner.query("commit");
  owner.release();
  expect((await taking).resultCode).toBe("NOT_FOUND");
});

test("whoever shows the code has nothing of it in their own account", async () => {
  const token = await signedIn(world, "desk@example.com");
  const { envelope } = await world.answerTo(token, "/realName/handOverForm", { answers });
  const phone = await take((envelope.resultData as Opened).code);
  await photograph(phone);
  await submit(phone);
  expect((await world.pool.query("select account_id from real_names")).rows).toEqual([{ account_id: null }]);
});

test("a network begins thirty in an hour, and what it says is not without end", async () => {
  const codes: string[] = [];
  for (let one = 0; one < 31; one++) codes.push((await ask("/realName/handOverForm", { answers: [] })).resultCode);
  expect([codes.slice(0, 30).every((code) => code === "SUCCESS"), codes[30]]).toEqual([true, "TRIED_OFTEN"]);
  // each begins a form as well
  expect((await ask("/realName/openHandOver", { type: 1, slots: ["front"] })).resultCode).toBe("TRIED_OFTEN");
  const many = Array.from({ length: 81 }, () => answers[0]);
  expect((await ask("/realName/handOverForm", { answers: many })).resultCode).toBe("INVALID_INPUT");
});
