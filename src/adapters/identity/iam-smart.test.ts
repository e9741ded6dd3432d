import { constants, createPublicKey, publicEncrypt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deadPort } from "../payment/payment-gateway-world.suite.ts";
import { openContent, sealContent, signedHeaders } from "./iam-smart-wire.server.ts";
import { iamSmart } from "./iam-smart.server.ts";
import { IdentityRefused, IdentityUnavailable, type Callback } from "./identity-provider.ts";
import { aLogin, describeIdentity, mei } from "./identity.suite.ts";
import { client, pretendIamSmart, privateKey } from "./pretend-iam-smart.suite.ts";

let now = Date.UTC(2026, 10, 21, 8);
const clock = () => new Date(now);
const places = {
  back: "https://shop.test/identity/back",
  callback: "https://shop.test/webhooks/identity",
  app: "hk.gov.iamsmart",
};
const at = (origin: string) => iamSmart({ origin, ...client, privateKey, ...places, clock });

describeIdentity("iAM Smart", async () => {
  const gateway = await pretendIamSmart({ clock });
  return {
    provider: at(gateway.origin),
    away: at(`http://127.0.0.1:${await deadPort()}`),
    visit: (address, as) => gateway.visit(address, as),
    calls: (business) => gateway.calls(business),
    close: () => gateway.close(),
  };
});

describe("the gateway of iAM Smart", () => {
  let gateway: Awaited<ReturnType<typeof pretendIamSmart>>;
  beforeAll(async () => void (gateway = await pretendIamSmart({ clock })));
  beforeEach(() => {
    gateway.says(undefined);
    gateway.asked.length = 0;
  });
  afterAll(() => gateway.close());
  const prove = async (provider: ReturnType<typeof at>, login = aLogin()) =>
    provider.proved(await gateway.visit(await provider.address(login), mei), login);
  const paths = () => gateway.asked.map(({ path }) => path.split("/").at(-1));

  test("its key is asked for once an hour, and nothing that is said is in the clear", async () => {
    const provider = at(gateway.origin);
    await prove(provider);
    await prove(provider);
    expect(paths()).toEqual(["getKey", "getToken", "initiateRequest", "getToken", "initiateRequest"]);
    expect(JSON.stringify(gateway.asked)).not.toMatch(/authorization_code|accessToken|idNo|businessID/);
    now += 59.5 * 60_000;
    await prove(provider);
    expect(paths().filter((path) => path === "getKey")).toHaveLength(2);
  });

  test("a key that was taken back costs one try", async () => {
    const provider = at(gateway.origin);
    await prove(provider);
    gateway.changeKey();
    await expect(prove(provider)).rejects.toBeInstanceOf(IdentityRefused);
    expect(await prove(provider)).toEqual({ app: null });
  });

  test.each<[string, [number, string]]>([
    ["an error", [500, "A1234563"]],
    ["no JSON", [200, "<html>A1234563"]],
    ["JSON of another shape", [200, "{}"]],
    ["a code without its key", [200, '{"code":"D00000","content":{}}']],
    [
      "a key that is not for us",
      [200, JSON.stringify({ code: "D00000", content: { secretKey: "AAAA", issueAt: 1, expiresIn: 1 } })],
    ],
  ])("%s is its failure and tells nothing", async (_what, answer) => {
    gateway.says(answer);
    const error: unknown = await prove(at(gateway.origin)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(IdentityUnavailable);
    expect(String(error)).not.toContain("A1234563");
  });

  test.each<[string, (back: URLSearchParams) => void]>([
    ["two codes", (said) => said.append("code", "another")],
    ["a code and a refusal", (said) => said.set("error_code", "D40000")],
  ])("a way back that says %s proves nobody, and the gateway is not asked", async (_what, change) => {
    const login = aLogin();
    const provider = at(gateway.origin);
    const back = await gateway.visit(await provider.address(login), mei);
    change(back.searchParams);
    await expect(provider.proved(back, login)).rejects.toBeInstanceOf(IdentityRefused);
    expect(gateway.asked).toEqual([]);
  });

  test("nothing is sealed with a key that has ended, such as one of an answer that is told again", async () => {
    const secretKey = publicEncrypt(
      { key: createPublicKey(privateKey), padding: constants.RSA_PKCS1_PADDING },
      Buffer.alloc(32, 7),
    ).toString("base64");
    const content = { secretKey, issueAt: now - 3_600_000, expiresIn: 3_600_000 };
    gateway.says([200, JSON.stringify({ code: "D00000", content })]);
    await expect(prove(at(gateway.origin))).rejects.toBeInstanceOf(IdentityUnavailable);
    expect(paths()).toEqual(["getKey"]);
  });

  test("a client whose secret is wrong is nobody", async () => {
    const stranger = iamSmart({
      origin: gateway.origin,
      ...client,
      clientSecret: "x",
      privateKey,
      ...places,
      clock,
    });
    await expect(prove(stranger)).rejects.toBeInstanceOf(IdentityUnavailable);
  });

  test("the app opens where somebody came back on their phone", async () => {
    const login = { ...aLogin(), isPhone: true };
    expect(await prove(at(gateway.origin), login)).toEqual({
      app: `hk.gov.iamsmart://profile?ticketID=${"t".repeat(32)}`,
    });
    expect(gateway.called(login.business)).toBe(places.callback);
  });
});

describe("a call of iAM Smart's gateway", () => {
  let gateway: Awaited<ReturnType<typeof pretendIamSmart>>;
  beforeAll(async () => void (gateway = await pretendIamSmart({ clock })));
  afterAll(() => gateway.close());
  async function asked() {
    const login = aLogin();
    const provider = at(gateway.origin);
    await provider.proved(await gateway.visit(await provider.address(login), mei), login);
    return { ...login, provider };
  }

  test("is read by a process that has asked nothing, also after a change of keys", async () => {
    const { business, state } = await asked();
    const told = { business, state, identity: mei, answer: { code: "D00000" } };
    const another = at(gateway.origin);
    expect(await another.told(gateway.calls(business))).toEqual(told);
    gateway.changeKey();
    expect(await another.told(gateway.calls(business))).toEqual(told);
    gateway.changeKey();
    gateway.asked.length = 0;
    expect(await another.told(gateway.calls(business, { withKey: true }))).toEqual(told);
    expect(gateway.asked).toEqual([]);
  });

  test("says that somebody did not agree, or ran out of time", async () => {
    const { business, provider } = await asked();
    expect((await provider.told(gateway.calls(business, { code: "D50003" }))).identity).toBeNull();
  });

  test.each<[string, (business: string) => Callback]>([
    ["by somebody without the secret", (it) => gateway.calls(it, { signedBy: { ...client, clientSecret: "x" } })],
    ["by another client", (it) => gateway.calls(it, { signedBy: { ...client, clientId: "d".repeat(32) } })],
    ["recorded six minutes ago", (it) => gateway.calls(it, { at: now - 360_000 })],
    ["dated six minutes ahead", (it) => gateway.calls(it, { at: now + 360_000 })],
    ["dated never", (it) => gateway.calls(it, { at: Number.NaN })],
    ["with a body that was changed", (it) => changed(gateway.calls(it))],
    ["without a name", (it) => gateway.calls(it, { content: () => ({}) })],
    ["with two signatures", (it) => twice(gateway.calls(it))],
  ])("%s, is refused, and tells nobody anything", async (_what, made) => {
    const { business, provider } = await asked();
    const error: unknown = await provider.told(made(business)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(IdentityRefused);
    expect(String(error)).not.toMatch(/A123456|Mei/);
  });

  test("a profile in the clear, or sealed with a key of somebody's own, is refused although it is signed", async () => {
    const { business, state, provider } = await asked();
    const content = { businessID: business, state, birthDate: "19900215" };
    for (const said of [content, sealContent(content, Buffer.alloc(32, 7)), ""]) {
      const body = JSON.stringify({ code: "D00000", content: said });
      const headers = signedHeaders(client, { at: now, nonce: "n", body });
      const call = { body: Buffer.from(body), headers: { ...headers, clientid: client.clientId } };
      await expect(provider.told(call)).rejects.toBeInstanceOf(IdentityRefused);
    }
  });

  test("a profile without what was asked for proves nobody, and says of which field alone", async () => {
    const { business, state, provider } = await asked();
    const call = gateway.calls(business, {
      content: ({ enName: _name, ...all }) => ({ ...all, birthDate: "yesterday" }),
    });
    const told = await provider.told(call);
    expect(told).toMatchObject({ business, state, identity: null, answer: { code: "D00000" } });
    expect(told.lacks).toEqual(["enName", "birthDate"]);
  });

  const changed = ({ body, headers }: Callback): Callback => ({
    headers,
    body: Buffer.from(body.toString("utf8").replace("D00000", "D00001")),
  });
  const twice = ({ body, headers }: Callback): Callback => ({
    body,
    headers: { ...headers, signature: [String(headers["signature"]), "x"] },
  });
});

test("a signature covers each part and is sent URL-encoded", () => {
  const of = (change: object = {}) => signedHeaders(client, { at: 1, nonce: "n", body: "b", ...change })["signature"];
  expect(new Set([of(), of({ at: 2 }), of({ nonce: "m" }), of({ body: "c" })]).size).toBe(4);
  expect(decodeURIComponent(of()!)).toMatch(/^[A-Za-z0-9+/]{43}=$/);
});

test("content that was changed on its way is not read", () => {
  const key = Buffer.alloc(32, 7);
  const sealed = Buffer.from(sealContent({ a: "陳" }, key), "base64");
  expect(openContent(sealed.toString("base64"), key)).toEqual({ a: "陳" });
  for (const place of [3, 8, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place]! ^= 1;
    expect(() => openContent(changed.toString("base64"), key)).toThrow();
  }
  expect(() => openContent("", key)).toThrow();
});
