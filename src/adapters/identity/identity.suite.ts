import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  IdentityRefused,
  IdentityUnavailable,
  type Callback,
  type IdentityProvider,
  type Login,
  type ProvedIdentity,
} from "./identity-provider.ts";

/** Where the provider under test has an account of each; `visit` is what the person does there. */
type IdentityAtTest = {
  provider: IdentityProvider;
  /** The same provider where nobody listens. */
  away: IdentityProvider;
  visit(address: URL, as: ProvedIdentity | "declines"): Promise<URL>;
  /** Of a provider that tells the shop later: what it calls with once its holder has agreed. */
  calls?: (business: string) => Callback;
  close(): Promise<void>;
};

export const mei: ProvedIdentity = {
  number: "A1234563",
  englishName: "CHAN, Mei",
  chineseName: "陳美",
  birth: "1990-02-15",
};
export const without: ProvedIdentity = {
  number: "AB9876543",
  englishName: "SMITH, John",
  chineseName: null,
  birth: "1961-12-01",
};

const random = () => randomBytes(32).toString("base64url");
export const aLogin = (): Login => ({
  state: random(),
  nonce: random(),
  verifier: random(),
  business: randomUUID(),
  language: "en",
  isPhone: false,
});

/** What every provider of digital identities must do. */
export function describeIdentity(name: string, open: () => Promise<IdentityAtTest>): void {
  describe(name, () => {
    let at: IdentityAtTest;
    beforeAll(async () => void (at = await open()));
    afterAll(() => at.close());
    const cameBack = async (login: Login, as: ProvedIdentity | "declines" = mei) =>
      at.visit(await at.provider.address(login), as);
    const provedAt = async (back: URL, login: Login) => {
      const said = await at.provider.proved(back, login);
      if (!("app" in said)) return said;
      const { identity, state } = await at.provider.told(at.calls!(login.business));
      expect(state).toBe(login.state);
      return identity;
    };

    test.each([mei, without])("$englishName is proved as they are", async (person) => {
      const login = aLogin();
      const back = await cameBack(login, person);
      expect(back.searchParams.get("state")).toBe(login.state);
      expect(await provedAt(back, login)).toEqual(person);
    });

    test("the verifier stays here", async () => {
      const login = aLogin();
      expect((await at.provider.address(login)).href).not.toContain(login.verifier);
    });

    test("two at a time are two", async () => {
      const [one, other] = [aLogin(), aLogin()];
      const [oneBack, otherBack] = await Promise.all([cameBack(one, mei), cameBack(other, without)]);
      expect(await provedAt(otherBack, other)).toEqual(without);
      expect(await provedAt(oneBack, one)).toEqual(mei);
    });

    test("a way back is good for once", async () => {
      const login = aLogin();
      const back = await cameBack(login);
      await at.provider.proved(back, login);
      await expect(at.provider.proved(back, login)).rejects.toBeInstanceOf(IdentityRefused);
    });

    test("whoever declines is told apart from a failure", async () => {
      const login = aLogin();
      const back = await cameBack(login, "declines");
      expect(back.searchParams.get("state")).toBe(login.state);
      await expect(at.provider.proved(back, login)).rejects.toBeInstanceOf(IdentityRefused);
    });

    test.each(["", "made-up"])("a code of %j proves nobody", async (code) => {
      const login = aLogin();
      const back = await cameBack(login);
      back.searchParams.set("code", code);
      const error: unknown = await at.provider.proved(back, login).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(IdentityRefused);
      expect(String(error)).not.toMatch(/made-up|A123456|Mei/);
    });

    test("where nobody listens, it may be tried again", async () => {
      const login = aLogin();
      const back = await cameBack(login);
      await expect(at.away.proved(back, login)).rejects.toBeInstanceOf(IdentityUnavailable);
      expect(await provedAt(back, login)).toEqual(mei);
    });

    test.each<[string, Callback]>([
      ["nothing", { body: Buffer.alloc(0), headers: {} }],
      ["what is not signed", { body: Buffer.from('{"code":"D00000","content":"AAAA"}'), headers: {} }],
    ])("a call with %s tells of nobody", async (_what, call) => {
      await expect(at.provider.told(call)).rejects.toBeInstanceOf(IdentityRefused);
    });
  });
}
