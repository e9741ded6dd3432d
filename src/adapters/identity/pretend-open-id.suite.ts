import type { RequestListener } from "node:http";
import { Provider } from "oidc-provider";
import { listening } from "../payment/payment-gateway-world.suite.ts";
import type { ProvedIdentity } from "./identity-provider.ts";

export const claims = ["id_no", "en_name", "zh_name", "birthdate"] as const;

/** A provider of OpenID Connect, certified by its makers, with a person who signs in there. */
export async function pretendOpenId(back: string) {
  let answer: RequestListener = () => {};
  const server = await listening((request, response) => answer(request, response));
  const issuer = `http://127.0.0.1:${server.port}`;
  const people = new Map<string, ProvedIdentity>();
  const provider = new Provider(issuer, {
    clients: [
      { client_id: "shop", redirect_uris: [back], response_types: ["code"], token_endpoint_auth_method: "none" },
    ],
    claims: { openid: ["sub"], profile: [...claims] },
    pkce: { required: () => true },
    cookies: { keys: ["of the test"] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => {
        const { number, englishName, chineseName, birth } = people.get(accountId)!;
        return {
          sub: accountId,
          id_no: number,
          en_name: englishName,
          zh_name: chineseName ?? undefined,
          birthdate: birth,
        };
      },
    }),
  });
  const answered = provider.callback();
  answer = (request, response) => void answered(request, response);
  return { issuer, visit, close: () => server.close() };

  async function visit(address: URL, as: ProvedIdentity | "declines"): Promise<URL> {
    const cookies = new Map<string, string>();
    const go = async (to: URL, form?: Record<string, string>): Promise<URL> => {
      const answered = await fetch(to, {
        redirect: "manual",
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
      for (const set of answered.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
        cookies.set(name!, value!);
      }
      const next = answered.headers.get("location");
      if (next === null) throw new Error(`${to.pathname}: ${answered.status} ${await answered.text()}`);
      return new URL(next, issuer);
    };
    const interaction = await go(address);
    if (as === "declines") return go(await go(new URL(`${interaction.pathname}/abort`, issuer)));
    people.set(as.number, as);
    const consent = await go(await go(interaction, { prompt: "login", login: as.number, password: "x" }));
    return go(await go(consent, { prompt: "consent" }));
  }
}
