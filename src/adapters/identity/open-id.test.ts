import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deadPort } from "../payment/payment-gateway-world.suite.ts";
import { IdentityRefused, type Login } from "./identity-provider.ts";
import { aLogin, describeIdentity, mei, without } from "./identity.suite.ts";
import { openId } from "./open-id.server.ts";
import { claims, pretendOpenId } from "./pretend-open-id.suite.ts";

// oidc-provider says at its start that its sign-in page is for development only
vi.spyOn(console, "warn").mockImplementation(() => {});
vi.spyOn(console, "info").mockImplementation(() => {});

const back = "https://shop.test/identity/back";
const at = (issuer: string) =>
  openId({ issuer, clientId: "shop", title: "Some identity", scope: "openid profile", claims, back });

describeIdentity("OpenID Connect", async () => {
  const pretend = await pretendOpenId(back);
  return {
    provider: at(pretend.issuer),
    away: at(`http://127.0.0.1:${await deadPort()}`),
    visit: pretend.visit,
    close: pretend.close,
  };
});

let pretend: Awaited<ReturnType<typeof pretendOpenId>>;
beforeAll(async () => void (pretend = await pretendOpenId(back)));
afterAll(() => pretend.close());

test.each<[string, (login: Login, other: Login) => Login]>([
  ["the verifier", (login, other) => ({ ...login, verifier: other.verifier })],
  ["the nonce", (login, other) => ({ ...login, nonce: other.nonce })],
  ["the state", (login, other) => ({ ...login, state: other.state })],
])("a code is of its own login: another's is refused by %s alone", async (_what, mixed) => {
  const provider = at(pretend.issuer);
  const [login, other] = [aLogin(), aLogin()];
  const came = await pretend.visit(await provider.address(login), mei);
  await expect(provider.proved(came, mixed(login, other))).rejects.toBeInstanceOf(IdentityRefused);
});

test("a code that another issuer is named for is refused (mix-up, RFC 9207)", async () => {
  const provider = at(pretend.issuer);
  const login = aLogin();
  const came = await pretend.visit(await provider.address(login), without);
  came.searchParams.set("iss", "https://evil.test");
  await expect(provider.proved(came, login)).rejects.toBeInstanceOf(IdentityRefused);
});
