import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import { aForm, aPhoto, begun, swept, type Form } from "./real-names.world.ts";

let world: World;
beforeEach(
  async () =>
    void (world = await freshWorld({
      environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
    })),
);
afterEach(() => world.close());

type Opened = Form & { code: string; endsAt: string };
const ask = async (path: string, wish: object) => (await world.answer(path, wish)).envelope;
const given = async <Answer>(path: string, wish: object): Promise<Answer> => {
  const { resultCode, resultData } = await ask(path, wish);
  if (resultCode !== "SUCCESS") throw new Error(resultCode);
  return resultData as Answer;
};
const open = ({ number, key, slots = ["front"] }: Partial<Form> & { slots?: string[] } = {}) =>
  given<Opened>("/realName/openHandOver", { type: 1, slots, number, key });
const take = (code: string) => given<Form>("/realName/takeHandOver", { code });
const state = async ({ number, key }: Form) => given<{ state: string }>("/realName/getHandOver", { number, key });
const photograph = (form: Form, text?: string) =>
  ask("/realName/addPhoto", { number: form.number, key: form.key, slot: "front", photo: aPhoto(text) });
const later = (minutes: number) => world.at(new Date(world.shop.clock().getTime() + minutes * minuteMs).toISOString());

test("a form without a photograph asks a phone for one, goes on with it, and is sent with it", async () => {
  const desk = await open();
  expect(await state(desk)).toEqual({ state: "waiting", photos: [] });
  const phone = await take(desk.code);
  expect(phone).toMatchObject({ number: desk.number, type: 1, slots: ["front"], endsAt: desk.endsAt });
  expect(await state(desk)).toEqual({ state: "taken", photos: [] });
  later(1);
  expect((await photograph(phone)).resultData).toEqual({ number: desk.number, key: phone.key, warnings: [] });
  expect(await state(desk)).toEqual({ state: "done", photos: [{ slot: "front", warnings: [] }] });
  expect((await ask("/realName/submit", aForm(desk))).resultCode).toBe("SUCCESS");
  expect((await photograph(phone, "another")).resultCode).toBe("REAL_NAME_OVER");
});

test("a photograph from before is none of what was asked for, and both of two are waited for", async () => {
  const desk = await open({ ...(await begun(world)), slots: ["front", "second"] });
  const phone = await take(desk.code);
  later(1);
  await photograph(phone);
  expect(await state(desk)).toEqual({ state: "taken", photos: [] });
  await ask("/realName/addPhoto", {
    number: phone.number,
    key: phone.key,
    slot: "second",
    photo: aPhoto(),
  });
  expect(await state(desk)).toMatchObject({ state: "done" });
});

test("a code is good once, whoever is quicker, for a quarter of an hour; a newer one ends it and its key", async () => {
  const desk = await open();
  const both = await Promise.all([1, 2].map(() => ask("/realName/takeHandOver", { code: desk.code })));
  expect(both.map(({ resultCode }) => resultCode).toSorted()).toEqual(["NOT_FOUND", "SUCCESS"]);
  const again = await open(desk);
  const first = both.find(({ resultCode }) => resultCode === "SUCCESS")!.resultData as Form;
  expect((await photograph(first)).resultCode).toBe("NOT_FOUND");
  const phone = await take(again.code);
  later(15);
  expect((await photograph(phone)).resultCode).toBe("NOT_FOUND");
  expect(await state(again)).toEqual({ state: "over", photos: [] });
  const unused = await open(desk);
  later(15);
  expect((await ask("/realName/takeHandOver", { code: unused.code })).resultCode).toBe("NOT_FOUND");
  await swept(world);
  expect((await world.pool.query("select from real_name_hand_overs")).rowCount).toBe(0);
});

test("a phone that never had its answer has it again by the same request, at any process and at once; nobody else has it", async () => {
  const processes = twoProcesses(world);
  const [desk, keys] = [await open(), [randomUUID(), randomUUID()] as const];
  const takeAt = async (place: 0 | 1, more: object) =>
    (await processes.answer[place]("/realName/takeHandOver", { code: desk.code, ...more })).envelope;
  const race = () => Promise.all([takeAt(0, { requestKey: keys[0] }), takeAt(1, { requestKey: keys[1] })]);
  const first = await race();
  expect(first.map(({ resultCode }) => resultCode).toSorted()).toEqual(["NOT_FOUND", "SUCCESS"]);
  const place = first[0].resultCode === "SUCCESS" ? 0 : 1;
  later(1);
  expect((await photograph(first[place].resultData as Form)).resultCode).toBe("SUCCESS");
  later(1);
  const again = await Promise.all([takeAt(0, { requestKey: keys[place] }), takeAt(1, { requestKey: keys[place] })]);
  expect(again.map(({ resultData }) => resultData)).toEqual([first[place].resultData, first[place].resultData]);
  // what came since then is still what was asked for
  expect(await state(desk)).toMatchObject({ state: "done" });
  expect(await race()).toEqual(first);
  expect((await takeAt(0, {})).resultCode).toBe("NOT_FOUND");
  const { rows } = await world.pool.query("select * from real_name_hand_overs");
  expect(JSON.stringify(rows)).not.toContain(keys[place]);
  later(15);
  expect((await takeAt(place, { requestKey: keys[place] })).resultCode).toBe("NOT_FOUND");
  await processes.close();
});

test("a code that was taken without a request key is not taken again by one", async () => {
  const desk = await open();
  await take(desk.code);
  expect((await ask("/realName/takeHandOver", { code: desk.code, requestKey: randomUUID() })).resultCode).toBe(
    "NOT_FOUND",
  );
});

test("the phone's key adds photographs to this form alone: it reads, sends, withdraws and asks for nothing", async () => {
  const [desk, other] = [await open(), await begun(world)];
  const { number, key } = await take(desk.code);
  await photograph({ number, key });
  const shown = { number, key };
  const answers = await Promise.all([
    ask("/realName/addPhoto", { ...shown, slot: "second", photo: aPhoto() }),
    ask("/realName/getRealName", shown),
    ask("/realName/readPhoto", { ...shown, slot: "front" }),
    ask("/realName/getHandOver", shown),
    ask("/realName/openHandOver", { ...shown, type: 1, slots: ["front"] }),
    ask("/realName/submit", aForm(shown)),
    ask("/realName/withdraw", { ...shown, requestKey: randomUUID() }),
    photograph({ number: other.number, key }),
  ]);
  expect(answers.map(({ resultCode }) => resultCode)).toEqual(Array.from({ length: 8 }, () => "NOT_FOUND"));
});

test("a photograph that is looked at while a newer code is opened is not kept", async () => {
  const desk = await open();
  const phone = await take(desk.code);
  const { photographs } = world.shop;
  world.shop.photographs = {
    ...photographs,
    check: async (bytes) => {
      await open(desk);
      return photographs.check(bytes);
    },
  };
  expect((await photograph(phone)).resultCode).toBe("NOT_FOUND");
  world.shop.photographs = photographs;
  expect((await world.pool.query("select from real_name_photos where state = 'kept'")).rowCount).toBe(0);
});

test("nobody asks a phone for photographs of a form that is not theirs or is over", async () => {
  const form = await begun(world);
  const wish = { type: 1, slots: ["front"] };
  expect((await ask("/realName/openHandOver", { ...wish, number: form.number, key: "x" })).resultCode).toBe(
    "NOT_FOUND",
  );
  await ask("/realName/submit", aForm(form));
  expect((await ask("/realName/openHandOver", { ...wish, number: form.number, key: form.key })).resultCode).toBe(
    "REAL_NAME_OVER",
  );
});
