import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileBodies, hostileValues } from "../../../test/hostile.ts";
import { freshWorld } from "../../../test/world.ts";
import { adapterTo, keys, notificationSecret } from "../../adapters/supply/esim-supplier-world.suite.ts";
import { signedHeaders } from "../../adapters/supply/reseller/signature.server.ts";
import { takeNotification } from "../../features/delivery/supply/take-notification.server.ts";
import { supplyRoutes } from "./supply-routes.server.ts";
import { bareWebServer } from "./web.world.ts";

const now = () => new Date("2026-11-21T08:00:00Z");
const iccid = "8944009900000000011";
let world: Awaited<ReturnType<typeof freshWorld>>;
let app: Awaited<ReturnType<typeof bareWebServer>>["app"];
beforeAll(async () => {
  world = await freshWorld({
    suppliers: [adapterTo("reseller", "http://127.0.0.1:1", now), adapterTo("es2plus", "http://127.0.0.1:1", now)],
  });
  // the SIM exists, so that what is believed would be written
  await world.pool.query(
    "update esim_profiles set iccid = $1, supplier = 'reseller' where iccid = (select min(iccid) from esim_profiles)",
    [iccid],
  );
  ({ app } = await bareWebServer());
  supplyRoutes(app, world.shop, (name, body, headers) => takeNotification(world.shop, name, body, headers));
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const es2plusPath = "/gsma/rsp2/es2plus/handleDownloadProgressInfo";
const paths = ["/webhooks/supply/reseller", "/webhooks/supply/usage", es2plusPath];
/** With the proof that belongs to the path. */
async function told(url: string, body: string, headers: Record<string, string> = {}) {
  const proof = url.endsWith("reseller")
    ? signedHeaders(keys, body, { at: now(), requestId: "r" })
    : { authorization: `Bearer ${notificationSecret}` };
  const { statusCode, body: said } = await app.inject({
    method: "POST",
    url,
    payload: body,
    headers: { "content-type": "application/json", ...proof, ...headers },
  });
  return [statusCode, said] as const;
}
const noted = async () =>
  (await world.pool.query("select supplier, event_id, iccid, kind from supplier_events order by received_at, event_id"))
    .rows;

const smdpEvent = {
  notifyType: "SMDP_EVENT",
  notifyId: "n1",
  eventGenerateTime: "2026-11-21T07:59:00Z",
  content: { iccid, smdpStatus: "ENABLED" },
};
const header = { functionRequesterIdentifier: "smdp", functionCallIdentifier: "c1" };
const progress = {
  header,
  iccid: `${iccid}F`,
  profileType: "ASIA",
  timestamp: "2026-11-21T07:59:00Z",
  notificationPointId: 3,
  notificationPointStatus: { status: "Executed-Success" },
};
const usage = {
  header: { ...header, functionCallIdentifier: "c2" },
  iccid: `${iccid}F`,
  timestamp: "2026-11-21T07:59:00Z",
  usedBytes: 1,
};

test("a right one is taken, whatever type it names, and again; each is noted once", async () => {
  for (const type of ["application/json", "text/plain", "application/octet-stream"]) {
    expect(await told("/webhooks/supply/reseller", JSON.stringify(smdpEvent), { "content-type": type })).toEqual([
      200,
      '{"outcome":"taken"}',
    ]);
    expect(await told(es2plusPath, JSON.stringify(progress), { "content-type": type })).toEqual([204, ""]);
    expect(await told("/webhooks/supply/usage", JSON.stringify(usage), { "content-type": type })).toEqual([204, ""]);
  }
  expect(await noted()).toEqual([
    { supplier: "es2plus", event_id: "c1", iccid, kind: "profile" },
    { supplier: "es2plus", event_id: "c2", iccid, kind: "usage" },
    { supplier: "reseller", event_id: "n1", iccid, kind: "profile" },
  ]);
});

test.each(paths)("%s: nonsense with a right proof is refused, and nothing more", async (path) => {
  const before = await noted();
  for (const [what, body] of Object.entries(hostileBodies))
    if (body.length <= 65_536)
      expect([what, ...(await told(path, body))]).toEqual([what, 400, '{"outcome":"refused"}']);
  expect(await noted()).toEqual(before);
});

test.each(paths)("%s: without proof everything is refused", async (path) => {
  const before = await noted();
  for (const body of [smdpEvent, progress, usage]) {
    const { statusCode } = await app.inject({ method: "POST", url: path, payload: body });
    expect(statusCode).toBe(400);
  }
  expect(await noted()).toEqual(before);
});

test("more than 64 kB is not read", async () => {
  for (const path of paths) expect((await told(path, "x".repeat(65_537)))[0]).toBe(413);
});

const nested = (body: object): [string[], unknown][] =>
  Object.entries(body).flatMap(
    ([key, value]) =>
      [
        [[key], value],
        ...(value && typeof value === "object"
          ? nested(value as object).map(([path, inner]) => [[key, ...path], inner])
          : []),
      ] as [string[], unknown][],
  );
const changed = (body: object, [key, ...rest]: string[], value: unknown): object => ({
  ...body,
  [key!]: rest.length > 0 ? changed((body as Record<string, object>)[key!]!, rest, value) : value,
});

test.each([
  ["/webhooks/supply/reseller", smdpEvent],
  [es2plusPath, progress],
  ["/webhooks/supply/usage", usage],
] as const)("%s: every field with every hostile value is taken or refused, never a failure", async (path, body) => {
  const statuses = new Set<number>();
  for (const [field] of nested(body)) {
    for (const value of [...Object.values(hostileValues), undefined])
      statuses.add((await told(path, JSON.stringify(changed(body, field, value))))[0]);
  }
  expect([...statuses].filter((status) => ![200, 204, 400].includes(status))).toEqual([]);
});
