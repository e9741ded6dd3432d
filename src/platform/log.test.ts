import { expect, test } from "vitest";
import { bareWebServer } from "./http/web.world.ts";
import { loggedPath, openLog } from "./log.server.ts";

function listening(level = "info") {
  const lines: string[] = [];
  const log = openLog(level, { write: (line) => void lines.push(line) });
  return { log, lines, all: () => lines.join("\n") };
}

const asked = "/en/order-result?orderNumber=FW2611AB&key=kEySecret_123&email=mei%40example.com&Token=tok_secret";
const secrets = /kEySecret_123|tok_secret|mei|cookie_secret|bearer_secret/;

test("a request that fails is logged with its path and stack, without query, cookie or token", async () => {
  const { log, all, lines } = listening();
  const { app } = await bareWebServer({}, log);
  app.get("/en/order-result", async (request) => {
    throw new Error(`could not show ${request.url} to mei.chan+x@mail.example.co.uk`);
  });
  const headers = { token: "tok_secret", authorization: "Bearer bearer_secret", cookie: "session=cookie_secret" };
  expect((await app.inject({ url: asked, headers })).statusCode).toBe(500);
  await app.close();
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: "an operation failed",
    path: "/en/order-result",
    err: { message: expect.stringContaining("to [address]"), stack: expect.stringContaining("log.test.ts") },
  });
  expect(all()).not.toMatch(secrets);
});

test("requests that go well, or fail by the caller's fault, are not logged at all", async () => {
  const { log, all } = listening("debug");
  const { app } = await bareWebServer({}, log);
  app.get("/en/order-result", async () => "fine");
  await app.inject({ url: asked });
  await app.inject({ url: `/missing${asked}` });
  await app.inject({ method: "POST", url: "/api/%zz?key=kEySecret_123", payload: "{" });
  await app.close();
  expect(all()).toBe("");
});

test("a mail server's refusal and a database's are told without the person", () => {
  const { log, all } = listening();
  const refusal = Object.assign(
    new Error("Can't send mail - all recipients were rejected: 550 <mei@example.com> unknown"),
    {
      code: "EENVELOPE",
      response: "550 5.1.1 <mei@example.com> unknown",
      rejected: ["mei@example.com"],
      rejectedErrors: [new Error("mei@example.com")],
    },
  );
  const row = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    constraint: "accounts_email",
    table: "accounts",
    detail: "Key (email)=(mei@example.com) already exists.",
    where: "mei",
    parameters: ["mei@example.com"],
  });
  log.error({ err: new Error("the job failed", { cause: refusal }), job: "send-mail" }, "a job gave up");
  log.error({ err: refusal });
  log.error({ err: row });
  log.error({ err: "mei@example.com is no error" });
  log.error(refusal);
  expect(all()).not.toContain("mei@");
  expect(all()).not.toContain('"mei"');
  expect(all()).toContain("accounts_email");
  expect(all()).toContain("EENVELOPE");
});

test("fields that carry a person or a key are cut out by their names", () => {
  const { log, all } = listening();
  log.info({
    email: "mei@example.com",
    key: "kEySecret_123",
    order: { email: "mei@example.com", key: "kEySecret_123" },
    token: "tok_secret",
  });
  expect(all()).not.toMatch(secrets);
  expect(all()).toContain("[removed]");
});

test("a line stays JSON whatever is cut out of it", () => {
  const { log, lines } = listening();
  log.error({
    err: new Error('"\n\tmei@example.com\u0001mei@example.com\\mei@example.com\u001f\ud800?key=kEySecret_123\nnext'),
  });
  expect(JSON.parse(lines[0]!).err.message).toBe(
    '"\n\t[address]\u0001[address]\\m[address]\u001f\ud800?key=[removed]\nnext',
  );
});

test("code is not mistaken for a person", () => {
  const { log, lines } = listening();
  log.error({
    err: Object.assign(new Error("x"), {
      stack: "Error: x\n    at /srv/node_modules/@fastify/cookie/plugin.js:1:2\n    at a@b (file:///srv/app.ts:3:4)",
    }),
  });
  expect(lines[0]).toContain("node_modules/@fastify/cookie/plugin.js:1:2");
});

test.each([
  ["/en/plans", "/en/plans"],
  [asked, "/en/order-result"],
  ["?key=x", ""],
  ["/a?b?c", "/a"],
])("of %s only %s is logged", (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
