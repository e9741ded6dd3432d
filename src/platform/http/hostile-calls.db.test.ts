import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileBodies, hostileValues, placesIn, rightInputs, withAt } from "../../../test/hostile.ts";
import { signedIn } from "../../../test/signed-in.ts";
import { aWish } from "../../../test/wishes.ts";
import { errorWords } from "../../i18n/errors.server.ts";
import type { Envelope } from "../../kernel/envelope.ts";
import { languages, type Language } from "../../kernel/language.ts";
import { refusalStatus } from "../../kernel/refusal.ts";
import { operations } from "../../operations.server.ts";
import { called, webWorld } from "./web.world.ts";

const plenty = "1000000";
let world: Awaited<ReturnType<typeof webWorld>>;
let token: string;
beforeAll(async () => {
  world = await webWorld({
    environment: {
      READ_CALLS_PER_MINUTE: plenty,
      CLICKS_PER_MINUTE: plenty,
      WRITE_CALLS_PER_MINUTE: plenty,
      COSTLY_CALLS_PER_MINUTE: plenty,
      GUESSES_PER_MINUTE: plenty,
    },
  });
});
beforeAll(async () => void (token = await signedIn(world, "hostile-caller@example.com")));
afterAll(() => world.close());

const endsTheSession = /^\/user\/(log|register|reset)|^\/passkey\/finishSignIn/;
/**
 * By a person who is signed in, and stays so: what is asked of an account is looked at then, and the others do not
 * mind.
 */
const asked = (path: string, body: string | object, headers: Record<string, string> = {}) =>
  called(world.app, path, body, { headers: { ...(!endsTheSession.test(path) && { token }), ...headers } });

type Answer = Awaited<ReturnType<typeof called>>;

/** The envelope, an honest status, words in the caller's language, and nothing of the inside. */
function readAnswer(answer: Answer, language: Language): Envelope {
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  const envelope = answer.json<Envelope>();
  expect(Object.keys(envelope)).toEqual(["resultCode", "resultMessage", "resultData"]);
  if (envelope.resultCode === "SUCCESS") {
    expect(answer.statusCode).toBe(200);
    return envelope;
  }
  const words = errorWords(language);
  expect(answer.statusCode).toBe(refusalStatus[envelope.resultCode]);
  expect(answer.statusCode).toBeLessThan(500);
  expect(envelope.resultMessage).toBe(words.code(envelope.resultCode));
  expect(answer.body).not.toMatch(/hostile|node_modules|\.ts:|at async|evil/);
  expect(answer.body.length).toBeLessThan(20_000);
  for (const { message } of envelope.resultData.fields) expect(message).not.toBe("");
  return envelope;
}

const sane = async (path: string) => readAnswer(await asked(path, rightInputs()[path] ?? {}), "en").resultCode;

test.each(operations.map(({ endpoint }) => endpoint.path))(
  "%s answers every kind of body with the envelope, in five languages",
  async (path) => {
    expect(await sane(path)).not.toBe("INVALID_INPUT");
    const bodies = Object.entries(hostileBodies);
    const { endpoint } = operations.find((one) => one.endpoint.path === path)!;
    const mayBeEmpty = endpoint.input.safeParse({}).success;
    const tooLarge = endpoint.bodyBytes === undefined ? "TOO_LARGE" : "INVALID_INPUT";
    for (const [place, [name, body]] of bodies.entries()) {
      const language = languages[place % languages.length]!;
      const { resultCode } = readAnswer(await asked(path, body, { lang: language }), language);
      const mayPass = ["no body", "null", "a constructor", "10,000 levels"].includes(name) && mayBeEmpty;
      if (!mayPass)
        expect([name, resultCode]).toEqual([name, name === "one byte over the limit" ? tooLarge : "INVALID_INPUT"]);
    }
  },
);

test.each(operations.map(({ endpoint }) => endpoint.path))(
  "%s names the field that is wrong, whatever stands in it",
  async (path) => {
    const { endpoint } = operations.find((one) => one.endpoint.path === path)!;
    const { shape } = endpoint.input as unknown as { shape: Record<string, unknown> };
    for (const field of Object.keys(shape)) {
      for (const [name, value] of Object.entries(hostileValues)) {
        const answer = await asked(path, { ...rightInputs()[path], [field]: value });
        const { resultCode, resultData } = readAnswer(answer, "en");
        if (resultCode !== "INVALID_INPUT") continue;
        const named = (resultData as { fields: { field: string }[] }).fields.map((one) => one.field.split(".")[0]);
        expect([name, ...new Set(named)]).toEqual([name, field]);
      }
    }
    expect(await sane(path)).not.toBe("UNKNOWN_ERROR");
  },
);

test.each(operations.map(({ endpoint }) => endpoint.path))(
  "%s bears every field inside its input being wrong or gone",
  async (path) => {
    const right = rightInputs()[path] ?? {};
    for (const place of placesIn(right)) {
      readAnswer(await asked(path, withAt(right, place, undefined)), "en");
      if (place.length < 2) continue;
      for (const [name, value] of Object.entries(hostileValues)) {
        const { resultCode, resultData } = readAnswer(await asked(path, withAt(right, place, value)), "en");
        if (resultCode !== "INVALID_INPUT") continue;
        const named = (resultData as { fields: { field: string }[] }).fields.map((one) => one.field.split(".")[0]);
        expect([name, place.join("."), ...new Set(named)]).toEqual([name, place.join("."), place[0]]);
      }
    }
  },
);

const ofSomebody = operations
  .filter(({ endpoint }) => endpoint.caller === "account" || endpoint.caller === "holder")
  .map(({ endpoint }) => endpoint.path);

test.each(ofSomebody)("%s is refused without a token before anything is read", async (path) => {
  for (const body of [rightInputs()[path] ?? {}, { nonsense: [] }]) {
    for (const headers of [{}, { token: "" }, { token: "x".repeat(43) }, { token: "a\tb" }] as Record<
      string,
      string
    >[]) {
      const answer = await called(world.app, path, body, { headers: { lang: "zh-hk", ...headers } });
      expect([answer.statusCode, readAnswer(answer, "zh-hk").resultCode]).toEqual([401, "TOKEN_VALID_FAIL"]);
    }
  }
});

const aboutAnOrder = operations
  .map(({ endpoint }) => endpoint)
  .filter(({ input }) => {
    const { shape } = input as unknown as { shape: Record<string, unknown> };
    // a chat's key is the chat's
    return shape.orderNumber && shape.key && !shape.id;
  });

test.each(aboutAnOrder.map(({ path }) => path))("%s tells nothing about other people's orders", async (path) => {
  const order = async () =>
    (await called(world.app, "/order/create", aWish())).json<{
      resultData: { orderNumber: string; key: string };
    }>().resultData;
  const [mine, theirs] = [await order(), await order()];
  const told = async (orderNumber: string, key: string) => {
    const answer = await called(world.app, path, { ...rightInputs()[path], orderNumber, key });
    // what was typed may be repeated to who typed it
    return { code: readAnswer(answer, "en").resultCode, body: answer.body.replaceAll(orderNumber, "") };
  };
  const nobodys = await told("FW0000000000", mine.key);
  // a withdrawal is received from anybody, in the same words, and waits for a click in the buyer's mailbox
  expect(nobodys.code).toBe(path === "/order/withdraw" ? "SUCCESS" : "ORDER_NOT_FOUND");
  expect(await told(theirs.orderNumber, mine.key)).toEqual(nobodys);
  expect(await told(theirs.orderNumber, "")).toEqual(nobodys);
  expect((await told(mine.orderNumber, mine.key)).code).not.toBe("ORDER_NOT_FOUND");
});

test("all fields at once are told about at once", async () => {
  const answer = await called(world.app, "/order/create", {}, { headers: { lang: "zh-hk" } });
  const { resultData } = readAnswer(answer, "zh-hk") as {
    resultData: { fields: { field: string; message: string }[] };
  };
  const needed = [
    "requestKey",
    "planCode",
    "way",
    "quantity",
    "currency",
    "expectedTotal",
    "email",
    "privacyPolicy",
    "dataTransfer",
  ];
  expect(resultData.fields.map(({ field }) => field)).toEqual(needed);
  expect(resultData.fields.find(({ field }) => field === "email")?.message).toBe("輸入不能為空");
});

test("other content types are refused: a form of another site could send them", async () => {
  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "nonsense",
    "",
  ]) {
    const answer = await called(world.app, "/CollectData", "url=http%3A%2F%2Fshop.test%2F", {
      headers: { "content-type": type },
    });
    expect([type, readAnswer(answer, "en").resultCode]).toEqual([type, "INVALID_INPUT"]);
  }
});

test("nothing of all this was written down, and no prototype was changed", async () => {
  const { rows } = await world.pool.query(
    "select count(*)::int as orders from orders where plan_code <> 'jp-day-1gb' or email not like '%@%'",
  );
  expect(rows).toEqual([{ orders: 0 }]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test("a call that takes a photograph has a limit, too", async () => {
  const { path, bodyBytes } = operations.find(({ endpoint }) => endpoint.bodyBytes)!.endpoint;
  const body = JSON.stringify({ photo: "A".repeat(bodyBytes!) });
  expect(readAnswer(await asked(path, body), "en").resultCode).toBe("TOO_LARGE");
});
