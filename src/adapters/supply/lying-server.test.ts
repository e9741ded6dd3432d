import { afterAll, beforeAll, expect, test } from "vitest";
import { listening } from "../payment/payment-gateway-world.suite.ts";
import { adapterTo, aWishFor } from "./esim-supplier-world.suite.ts";
import { SupplierUnavailable, type EsimSupplier } from "./esim-supplier.ts";

/** A supplier that answers whatever a test tells it: `status`, and a text for each call by the end of its path. */
let lies: { status: number; answers: Record<string, unknown>; silent?: boolean };
let server: Awaited<ReturnType<typeof listening>>;
let asked: string[] = [];
let bodies: string[] = [];
beforeAll(async () => {
  server = await listening((request, response) => {
    const call = request.url!.split("/").at(-1)!;
    asked.push(call);
    request.setEncoding("utf8").on("data", (body: string) => bodies.push(body));
    if (lies.silent) return;
    const answer = lies.answers[call] ?? lies.answers.any;
    response
      .writeHead(lies.status, { "content-type": "application/json" })
      .end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
});
afterAll(() => server.close());

const now = () => new Date("2026-11-21T08:00:00Z");
/** Only silence is waited for shortly: a busy machine may be silent for a while, too. */
const adapter = (name: EsimSupplier["name"]) =>
  adapterTo(name, `http://127.0.0.1:${server.port}`, now, { patienceMs: lies.silent ? 200 : 10_000 });
const key = "4f9f0a0a-3b7a-4c55-9f0a-0a4f7f0f2f11";
const iccid = "8944009900000000011";
const esim = {
  orderNo: "B1",
  transactionId: key,
  iccid,
  ac: "LPA:1$rsp.example.com$AB-1",
  smdpStatus: "RELEASED",
  esimStatus: "GOT_RESOURCE",
  orderUsage: 0,
  activateTime: null,
  expiredTime: null,
  lastUpdateTime: "2026-11-21T08:00:00Z",
};
const list = (...esims: object[]) => ({ success: true, obj: { esimList: esims } });
const executed = { functionExecutionStatus: { status: "Executed-Success" } };
const failed = (subjectCode: string, reasonCode: string) => ({
  header: { functionExecutionStatus: { status: "Failed", statusCodeData: { subjectCode, reasonCode } } },
});

const outages: [string, typeof lies][] = [
  ["HTTP 500", { status: 500, answers: { any: { success: true, header: executed } } }],
  ["HTTP 503 with a page", { status: 503, answers: { any: "<h1>Bad gateway</h1>" } }],
  ["a page", { status: 200, answers: { any: "<h1>Hello</h1>" } }],
  ["nothing", { status: 200, answers: { any: "" } }],
  ["half of an answer", { status: 200, answers: { any: '{"success":true,"obj":{"orderNo":' } }],
  ["null", { status: 200, answers: { any: "null" } }],
  ["a list", { status: 200, answers: { any: [] } }],
  ["an empty object", { status: 200, answers: { any: {} } }],
  ["more than a megabyte", { status: 200, answers: { any: `"${"x".repeat(1_100_000)}"` } }],
  ["success of something else", { status: 200, answers: { any: { success: true, header: {}, obj: {} } } }],
  [
    "an unknown word",
    {
      status: 200,
      answers: { any: { success: "maybe", header: { functionExecutionStatus: { status: "Executed-Probably" } } } },
    },
  ],
  [
    "an unknown error",
    { status: 200, answers: { any: { success: false, errorCode: "999999", ...failed("9.9", "9.9") } } },
  ],
  ["silence", { status: 200, answers: {}, silent: true }],
];

for (const name of ["reseller", "es2plus"] as const) {
  test.each(outages)(`${name}: %s is an outage, and never an order`, async (_what, lie) => {
    lies = lie;
    await expect(adapter(name).order(aWishFor())).rejects.toBeInstanceOf(SupplierUnavailable);
    await expect(adapter(name).findOrder(aWishFor())).rejects.toBeInstanceOf(SupplierUnavailable);
    await expect(adapter(name).cancel({ key, iccid })).rejects.toBeInstanceOf(SupplierUnavailable);
  });
}

test("es2plus: two profiles of one order are returned by two calls, or the second would count as a repeat of the first", async () => {
  lies = { status: 200, answers: { any: { header: executed } } };
  bodies = [];
  for (const made of [iccid, "8944009900000000029"])
    expect(await adapter("es2plus").cancel({ key, iccid: made })).toBe("cancelled");
  const calls = bodies.map(
    (body) => (JSON.parse(body) as { header: { functionCallIdentifier: string } }).header.functionCallIdentifier,
  );
  expect(new Set(calls).size).toBe(2);
});

test.each([
  ["another order's profile", list({ ...esim, transactionId: "other" })],
  ["profiles of two orders", list(esim, { ...esim, orderNo: "B2" })],
  ["an ICCID with a wrong check digit", list({ ...esim, iccid: "8944009900000000012" })],
  ["a code that is none", list({ ...esim, ac: "https://rsp.example.com/AB-1" })],
  ["a code without matching id", list({ ...esim, ac: "LPA:1$rsp.example.com$" })],
  ["a code that asks for a confirmation code, without it", list({ ...esim, ac: "LPA:1$rsp.example.com$AB-1$$1" })],
  ["a confirmation code that was not asked for", list({ ...esim, confirmationCode: "1234" })],
  ["a made profile without ICCID", list({ ...esim, iccid: "" })],
  ["an unknown state", list({ ...esim, esimStatus: "BLESSED" })],
  ["usage below zero", list({ ...esim, orderUsage: -1 })],
])("reseller: %s is nonsense", async (_what, query) => {
  lies = { status: 200, answers: { query } };
  await expect(adapter("reseller").findOrder(aWishFor(1, key))).rejects.toBeInstanceOf(SupplierUnavailable);
});

test.each([
  ["nothing of it", list(), undefined],
  ["that it is unknown", { success: false, errorCode: "310403" }, undefined],
  [
    "one of two still made",
    list(esim, { ...esim, iccid: "", ac: "", esimStatus: "GETTING_RESOURCE" }),
    { state: "accepted", reference: "B1" },
  ],
  ["a revoked one", list({ ...esim, esimStatus: "REVOKE" }), { state: "failed", failure: "REVOKE" }],
  // how many came, and whether twice, is for whoever gives them out
  ["the same profile twice", list(esim, esim), { state: "ready", profiles: [{ iccid }, { iccid }] }],
  [
    "a confirmation code",
    list({ ...esim, ac: "LPA:1$rsp.example.com$AB-1$$1", confirmationCode: "1234" }),
    { state: "ready", profiles: [{ confirmationCode: "1234" }] },
  ],
])("reseller: %s", async (_what, query, found) => {
  lies = { status: 200, answers: { query } };
  const answer = await adapter("reseller").findOrder(aWishFor(1, key));
  if (found) expect(answer).toMatchObject(found);
  else expect(answer).toBeUndefined();
});

test("reseller: answers about another order or another ICCID are nonsense", async () => {
  lies = {
    status: 200,
    answers: {
      order: { success: true, obj: { orderNo: "B1", transactionId: "other" } },
      cancel: { success: true, obj: { iccid: "8944009900000000029" } },
      query: list({ ...esim, iccid: "8944009900000000029" }),
    },
  };
  await expect(adapter("reseller").order(aWishFor(1, key))).rejects.toBeInstanceOf(SupplierUnavailable);
  await expect(adapter("reseller").cancel({ key, iccid })).rejects.toBeInstanceOf(SupplierUnavailable);
  await expect(adapter("reseller").findProfile!(iccid)).rejects.toBeInstanceOf(SupplierUnavailable);
});

test("reseller: a profile's state that is not in the list is unknown", async () => {
  lies = { status: 200, answers: { query: list({ ...esim, smdpStatus: "LEVITATING", orderUsage: 1_048_577 }) } };
  expect(await adapter("reseller").findProfile!(iccid)).toMatchObject({ state: "unknown", usage: { usedMb: 2 } });
});

const padded = `${iccid}F`;
test("es2plus: a matching id that is not ours is an answer about another profile", async () => {
  lies = {
    status: 200,
    answers: {
      downloadOrder: { header: executed, iccid: padded },
      confirmOrder: { header: executed, matchingId: "OTHER" },
    },
  };
  await expect(adapter("es2plus").order(aWishFor())).rejects.toBeInstanceOf(SupplierUnavailable);
});

test("es2plus: executed, but without the ICCID, is nonsense", async () => {
  lies = { status: 200, answers: { any: { header: executed } } };
  await expect(adapter("es2plus").order(aWishFor())).rejects.toBeInstanceOf(SupplierUnavailable);
});

test("es2plus: nothing is released before all of the order is confirmed", async () => {
  lies = {
    status: 200,
    answers: { downloadOrder: { header: executed, iccid: padded }, confirmOrder: failed("9.9", "9.9") },
  };
  asked = [];
  await expect(adapter("es2plus").order(aWishFor(2))).rejects.toBeInstanceOf(SupplierUnavailable);
  expect(asked).toEqual(["downloadOrder", "downloadOrder", "confirmOrder"]);
});

test("es2plus: a profile type that is used up half-way gives back what was ordered", async () => {
  lies = {
    status: 200,
    answers: {
      downloadOrder: { header: executed, iccid: padded },
      confirmOrder: failed("8.2.5", "3.7"),
      cancelOrder: { header: executed },
    },
  };
  asked = [];
  expect(await adapter("es2plus").order(aWishFor())).toEqual({ state: "failed", failure: "8.2.5/3.7" });
  expect(asked).toEqual(["downloadOrder", "confirmOrder", "cancelOrder"]);
});

test("es2plus: a profile in use is not returned", async () => {
  lies = { status: 200, answers: { cancelOrder: failed("8.2.1", "3.3") } };
  expect(await adapter("es2plus").cancel({ key, iccid })).toBe("refused");
});
