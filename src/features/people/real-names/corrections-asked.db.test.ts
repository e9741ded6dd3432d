import { describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import type { World } from "../../../../test/world.ts";
import { CorrectSim } from "./corrections-contract.ts";
import { correctionsAnew, passport, right, wrong, type Corrections } from "./corrections.world.ts";
import { aForm, aPhoto, objectsOf, sent, type Form } from "./real-names.world.ts";

let world: Corrections["world"];
const { rows, worked, later, decide, registered, wishFor, correct, withdraw, heldBy } = correctionsAnew(
  (here) => void ({ world } = here),
);

describe("what is typed", () => {
  const problemOf = async (form: Form, iccid: string) => {
    const { resultData } = await correct(form, { iccid });
    return (resultData as { fields: { field: string; problem: string }[] }).fields.map(({ field, problem }) => [
      field,
      problem,
    ]);
  };

  test("is held to the form's own rules, beside the field, and nothing is copied", async () => {
    const before = await registered();
    await sent(world, { sims: [{ iccid: aSim(30) }], ...passport("TR0000001") });
    const objects = await objectsOf(world);
    expect(await problemOf(before, "")).toEqual([["iccid", "empty"]]);
    expect(await problemOf(before, "12345678901234567890")).toEqual([["iccid", "iccid.prefix"]]);
    expect(await problemOf(before, `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`)).toEqual([
      ["iccid", "iccid"],
    ]);
    expect(await problemOf(before, aSim(404))).toEqual([["iccid", "iccid.refused"]]);
    expect(await problemOf(before, aSim(403))).toEqual([["iccid", "iccid.refused"]]);
    expect(await problemOf(before, wrong)).toEqual([["iccid", "iccid.registered"]]);
    expect(await problemOf(before, aSim(30))).toEqual([["iccid", "iccid.registered"]]);
    expect(await objectsOf(world)).toEqual(objects);
    expect(await rows("select from real_names where state in ('received', 'draft')")).toHaveLength(1);
  });

  test("by the same request twice is one; while one is open another is refused; five a day are the most", async () => {
    const before = await registered();
    const wish = await wishFor(before);
    const first = (await world.answer("/realName/correctSim", wish)).envelope;
    expect((await world.answer("/realName/correctSim", wish)).envelope.resultData).toEqual(first.resultData);
    expect((await world.answer("/realName/correctSim", { ...wish, iccid: aSim(9) })).envelope.resultCode).toBe(
      "REQUEST_KEY_REUSED",
    );
    expect((await correct(before, { iccid: aSim(9) })).resultCode).toBe("CORRECTION_OPEN");
    await withdraw(first.resultData as Form);
    const codes: string[] = [];
    for (let place = 0; place < 5; place++) {
      const { resultCode, resultData } = await correct(before);
      codes.push(resultCode);
      if (resultCode === "SUCCESS") await withdraw(resultData as Form);
    }
    expect(codes).toEqual(["SUCCESS", "SUCCESS", "SUCCESS", "SUCCESS", "TRIED_OFTEN"]);
  });
});

test("a stranger who has the link uses up no turn of whoever it belongs to, from another network or signed in", async () => {
  const mei = await signedIn(world, "mei@example.com");
  const photo = await world.answerTo(mei, "/realName/addPhoto", { photo: aPhoto(), slot: "front" });
  const before = photo.envelope.resultData as Form;
  expect((await world.answerTo(mei, "/realName/submit", aForm(before))).envelope.resultCode).toBe("SUCCESS");
  await decide(before);
  await worked();
  later(20);
  const from = (address: string) => ({ language: "en", address }) as const;
  const thenWithdrawn = async ({ envelope: { resultCode, resultData } }: Awaited<ReturnType<World["answer"]>>) => {
    if (resultCode === "SUCCESS") await withdraw(resultData as Form);
    return resultCode;
  };
  const corrects = async (address: string, token?: string) => {
    const wish = await wishFor(before);
    const asked = token
      ? world.answerTo(token, "/realName/correctSim", wish, from(address))
      : world.answer("/realName/correctSim", wish, from(address));
    return thenWithdrawn(await asked);
  };
  const stranger: string[] = [];
  for (let place = 0; place < 6; place++) stranger.push(await corrects("198.51.100.1"));
  expect(stranger).toEqual([...Array<string>(5).fill("SUCCESS"), "TRIED_OFTEN"]);
  expect(await corrects("192.0.2.9")).toBe("SUCCESS");
  expect(await corrects("198.51.100.1", mei)).toBe("SUCCESS");
  expect(await corrects("198.51.100.1", await signedIn(world, "thief@example.com"))).toBe("TRIED_OFTEN");
});

describe("cannot be corrected", () => {
  test("what waits, what was accepted a moment ago, what is over, and what nobody can be written to about", async () => {
    const waiting = await sent(world);
    expect((await correct(waiting)).resultCode).toBe("REAL_NAME_OVER");
    await decide(waiting);
    expect((await correct(waiting)).resultCode).toBe("TRY_AGAIN_LATER");
    await worked();
    later(20);
    await rows("update real_names set email = null, phone = null");
    expect((await correct(waiting)).resultCode).toBe("REAL_NAME_OVER");
    await rows("update real_names set email = 'mei@example.com'");
    const wish = await wishFor(waiting);
    await withdraw(waiting);
    expect((await world.answer("/realName/correctSim", wish)).envelope.resultCode).toBe("REAL_NAME_OVER");
  });

  test("what nobody can open any more: its person reads so, and nothing is begun", async () => {
    const before = await registered();
    await rows("update real_names set wrapped_key = set_byte(wrapped_key, 40, 255 - get_byte(wrapped_key, 40))");
    const { resultCode } = await correct(before);
    expect(resultCode).toBe("REAL_NAME_UNREADABLE");
    expect(CorrectSim.refusals).toContain(resultCode);
    expect(await rows("select from real_names where state = 'draft'")).toEqual([]);
  });

  test("without its photograph, or with a document that has expired since: told to register anew, and the SIM stays", async () => {
    const before = await registered();
    world.at("2031-06-03T08:00:00Z");
    expect((await correct(before)).resultCode).toBe("REGISTER_ANEW");
    world.at("2026-11-21T09:00:00Z");
    await rows("update real_name_photos set state = 'gone' where state = 'kept'");
    const { resultCode, resultMessage } = (await correct(before)) as { resultCode: string; resultMessage?: string };
    expect(resultCode, resultMessage).toBe("REGISTER_ANEW");
    expect(await heldBy(wrong)).toEqual([before.number]);
    expect(await rows("select from real_names where state = 'received'")).toEqual([]);
  });
});
