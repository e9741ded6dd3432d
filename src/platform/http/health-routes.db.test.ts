import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueVersionOf } from "../catalogue-version.server.ts";
import { databaseOn, openPool } from "../database/database.server.ts";
import { measureProcess } from "../metrics.server.ts";
import { called, webWorld } from "./web.world.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
beforeAll(async () => void (world = await webWorld()));
afterAll(() => world.close());

test("a machine that watches the shop is told that it lives and is ready", async () => {
  for (const [url, said] of [
    ["/healthz", "ok\n"],
    ["/readyz", "ready\n"],
  ]) {
    const { statusCode, body, headers } = await world.app.inject({ url });
    expect([statusCode, body, headers["content-type"]]).toEqual([200, said, "text/plain"]);
  }
});

test("calls are counted by path and code; strangers' paths cannot fill the memory", async () => {
  measureProcess(world.shop.metrics);
  await called(world.app, "/getIPLocation", {});
  await called(world.app, "/common/searchDestinations", {});
  for (const junk of ["/x", "/y", '/"} evil 1\n#', "/%0aevil%201"]) await called(world.app, junk, {});
  const { body, headers } = await world.app.inject({ url: "/metrics" });
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain('farwave_calls_total{path="/getIPLocation",code="SUCCESS"} 1');
  expect(body).toContain('farwave_calls_total{path="/common/searchDestinations",code="INVALID_INPUT"} 1');
  expect(body).toMatch(/farwave_calls_total\{path="unknown",code="NOT_FOUND"\} 4/);
  expect(body).not.toContain("evil");
  for (const line of body.split("\n").filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) .*|[a-z0-9_]+(\{.*\})? -?[\d.e+-]+|[a-z0-9_]+(\{.*\})? (Nan|NaN|\+Inf))$/);
});

test("without its database the shop lives, is not ready, and answers calls without a word about why", async () => {
  const nowhere = openPool({ host: "127.0.0.1", port: 1, user: "farwave" });
  const db = databaseOn(nowhere);
  const broken = await webWorld({ change: () => ({ db, pool: nowhere, catalogueVersion: catalogueVersionOf(db) }) });
  expect((await broken.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  const { statusCode, body } = await broken.app.inject({ url: "/readyz" });
  expect([statusCode, body]).toEqual([503, "the database does not answer\n"]);
  const answer = await called(broken.app, "/product/getPlanList", { currency: "HKD" });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  expect(answer.json()).toEqual({
    resultCode: "TRY_AGAIN_LATER",
    resultMessage: "We cannot do this right now. Please try again in a moment.",
    resultData: { fields: [] },
  });
  expect((await broken.app.inject({ url: "/metrics" })).statusCode).toBe(200);
  await broken.close();
  await nowhere.end();
});
