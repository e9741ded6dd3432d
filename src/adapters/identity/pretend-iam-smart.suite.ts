import { constants, generateKeyPairSync, publicEncrypt, randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { listening } from "../payment/payment-gateway-world.suite.ts";
import { openContent, sealContent, signedHeaders } from "./iam-smart-wire.server.ts";
import type { Callback, ProvedIdentity } from "./identity-provider.ts";

export const client = { clientId: "c".repeat(32), clientSecret: "never-in-a-log-1234567890" };

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
export const privateKey = keys.privateKey.export({ type: "pkcs8", format: "pem" });

/** What it calls the shop with: `code` and `content` are sealed and signed as they are by the gateway, unless changed. */
type Calling = {
  code?: string;
  content?: (content: Record<string, unknown>) => Record<string, unknown>;
  /** Sends its key along, wrapped for the shop, as after a change of keys. */
  withKey?: boolean;
  signedBy?: typeof client;
  at?: number;
};

/**
 * Stands in for the gateway of iAM Smart as far as the adapter calls it; it checks every signature and nonce. A browser that
 * comes finds a page on which the `holder` signs in or does not.
 */
export async function pretendIamSmart({ clock, holder }: { clock: () => Date; holder?: ProvedIdentity }) {
  const codes = new Map<string, ProvedIdentity>();
  const tokens = new Map<string, ProvedIdentity>();
  const requests = new Map<string, { state: string; redirectURI: string; person: ProvedIdentity }>();
  const given: string[] = [];
  const nonces = new Set<string>();
  let contentKey = randomBytes(32);
  let instead: [status: number, body: string] | undefined;
  let meanwhile: ((business: string) => Promise<unknown>) | undefined;
  const asked: { path: string; body: string }[] = [];
  const server = await listening((request, response) => void answer(request, response));

  return {
    origin: `http://127.0.0.1:${server.port}`,
    asked,
    close: () => server.close(),
    /** Its keys are changed, as the gateway does on its own. */
    changeKey: () => void (contentKey = randomBytes(32)),
    says: (what: typeof instead) => void (instead = what),
    /** It has taken a request, and does this before it answers it. */
    beforeItAnswers: (what: typeof meanwhile) => void (meanwhile = what),
    /** What the requests so far are named, and the tokens that were given out. */
    businesses: () => [...requests.keys()],
    tokens: () => [...given],
    called: (business: string) => requests.get(business)?.redirectURI,
    /** The holder agrees in the app, or with another `code` does not: what the shop is called with. */
    calls(
      business: string,
      { code = "D00000", content = (same) => same, withKey, signedBy = client, at }: Calling = {},
    ): Callback {
      const { state, person } = requests.get(business)!;
      const body = JSON.stringify({
        txID: randomUUID(),
        code,
        ...(withKey && { secretKey: wrapped() }),
        content: sealContent(
          content({ businessID: business, state, ...(code === "D00000" && profileOf(person)) }),
          contentKey,
        ),
      });
      const headers = signedHeaders(signedBy, { at: at ?? clock().getTime(), nonce: randomUUID(), body });
      // as a server sees them
      const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      return { body: Buffer.from(body), headers: lower };
    },
    visit: async (address: URL, as: ProvedIdentity | "declines") => visited(address, as),
  };

  function visited({ href, searchParams: said }: URL, as: ProvedIdentity | "declines"): URL {
    if (said.get("clientID") !== client.clientId || said.get("responseType") !== "code") throw new Error(href);
    const back = new URL(said.get("redirectURI")!);
    back.searchParams.set("state", said.get("state")!);
    if (as === "declines") back.searchParams.set("error_code", "D40000");
    else {
      const code = randomUUID().replaceAll("-", "");
      codes.set(code, as);
      back.searchParams.set("code", code);
    }
    return back;
  }

  function page(address: URL, person: ProvedIdentity): string {
    const link = (to: URL, text: string) => `<p><a href="${to.href.replaceAll("&", "&amp;")}">${text}</a></p>`;
    return `<!doctype html>${link(visited(address, person), "Sign in")}${link(visited(address, "declines"), "Decline")}`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (holder && request.url!.startsWith("/api/v1/auth/getQR?"))
      return response
        .writeHead(200, { "content-type": "text/html" })
        .end(page(new URL(request.url!, "http://pretended"), holder));
    const body = (await request.toArray()).join("");
    asked.push({ path: request.url!, body });
    const say = (said: object) =>
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ txID: randomUUID(), ...said }));
    if (instead) return response.writeHead(instead[0]).end(instead[1]);
    if (!isSigned(request, body)) return say({ code: "D20002", message: "signature" });
    if (request.url === "/api/v1/security/getKey")
      return say({
        code: "D00000",
        content: {
          secretKey: wrapped(),
          pubKey: keys.publicKey.export({ type: "spki", format: "der" }).toString("base64"),
          issueAt: clock().getTime(),
          expiresIn: 3_600_000,
        },
      });
    let said: Record<string, string>;
    try {
      said = openContent((JSON.parse(body) as { content: string }).content, contentKey) as Record<string, string>;
    } catch {
      return say({ code: "D20003", message: "content" });
    }
    if (request.url === "/api/v1/auth/getToken") return say(sealed(tokenFor(said)));
    if (request.url !== "/api/v1/account/auth/profile/initiateRequest") return response.writeHead(404).end();
    const ticket = sealed(ticketFor(said));
    await meanwhile?.(said["businessID"]!);
    return say(ticket);
  }

  function isSigned({ headers }: IncomingMessage, body: string): boolean {
    const [at, nonce] = [Number(headers["timestamp"]), String(headers["nonce"])];
    const isNew = !nonces.has(nonce) && Math.abs(at - clock().getTime()) < 300_000;
    nonces.add(nonce);
    const right = signedHeaders(client, { at, nonce, body });
    return isNew && headers["clientid"] === client.clientId && headers["signature"] === right["signature"];
  }

  function sealed(content: object | undefined) {
    return content
      ? { code: "D00000", content: sealContent(content, contentKey) }
      : { code: "D40001", message: "code" };
  }

  function tokenFor({ code = "", grantType }: Record<string, string>) {
    const person = codes.get(code);
    if (!person || grantType !== "authorization_code") return undefined;
    codes.delete(code);
    const accessToken = randomUUID();
    tokens.set(accessToken, person);
    given.push(accessToken);
    return { accessToken, openID: "o".repeat(20), tokenType: "Bearer", expiresIn: 600_000, issueAt: clock().getTime() };
  }

  function ticketFor({
    accessToken = "",
    businessID = "",
    state = "",
    redirectURI = "",
    source,
  }: Record<string, string>) {
    const person = tokens.get(accessToken);
    if (!person || requests.has(businessID) || !/^[ -~]{1,36}$/.test(businessID)) return undefined;
    tokens.delete(accessToken);
    requests.set(businessID, { state, redirectURI, person });
    return { ticketID: "t".repeat(32), authByQR: source === "PC_Browser" };
  }

  function wrapped(): string {
    const key = { key: keys.publicKey, padding: constants.RSA_PKCS1_PADDING };
    return publicEncrypt(key, contentKey).toString("base64");
  }
}

function profileOf(person: ProvedIdentity) {
  return {
    idNo: { Identification: person.number.slice(0, -1), CheckDigit: person.number.slice(-1) },
    enName: { UnstructuredName: person.englishName },
    ...(person.chineseName && { chName: { ChineseName: person.chineseName } }),
    birthDate: person.birth.replaceAll("-", ""),
  };
}
