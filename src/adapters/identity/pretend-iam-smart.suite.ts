import { constants, generateKeyPairSync, publicEncrypt, randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { listening } from "../payment/payment-gateway-world.suite.ts";
import { openContent, sealContent, signedHeaders } from "./iam-smart-wire.server.ts";
import type { ProvedIdentity } from "./identity-provider.ts";

export const client = { clientId: "c".repeat(32), clientSecret: "never-in-a-log-1234567890" };

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
export const privateKey = keys.privateKey.export({ type: "pkcs8", format: "pem" });

/** Stands in for the gateway of iAM Smart as far as the adapter calls it; it checks every signature and nonce. */
export async function pretendIamSmart({ clock }: { clock: () => Date }) {
  const codes = new Map<string, ProvedIdentity>();
  const tokens = new Map<string, ProvedIdentity>();
  const nonces = new Set<string>();
  let contentKey = randomBytes(32);
  let instead: [status: number, body: string] | undefined;
  const asked: { path: string; body: string }[] = [];
  const server = await listening((request, response) => void answer(request, response));

  return {
    origin: `http://127.0.0.1:${server.port}`,
    asked,
    close: () => server.close(),
    /** Its keys are changed, as the gateway does on its own. */
    changeKey: () => void (contentKey = randomBytes(32)),
    says: (what: typeof instead) => void (instead = what),
    async visit(address: URL, as: ProvedIdentity | "declines"): Promise<URL> {
      const said = address.searchParams;
      if (said.get("clientID") !== client.clientId || said.get("responseType") !== "code")
        throw new Error(address.href);
      const back = new URL(said.get("redirectURI")!);
      back.searchParams.set("state", said.get("state")!);
      if (as === "declines") back.searchParams.set("error_code", "D40000");
      else {
        const code = randomUUID().replaceAll("-", "");
        codes.set(code, as);
        back.searchParams.set("code", code);
      }
      return back;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
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
          secretKey: publicEncrypt({ key: keys.publicKey, padding: constants.RSA_PKCS1_PADDING }, contentKey).toString(
            "base64",
          ),
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
    return request.url === "/api/v1/profiles" ? say(sealed(profileFor(said))) : response.writeHead(404).end();
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
    return { accessToken, openID: "o".repeat(20), tokenType: "Bearer", expiresIn: 600_000, issueAt: clock().getTime() };
  }

  function profileFor({ accessToken = "" }: Record<string, string>) {
    const person = tokens.get(accessToken);
    return (
      person && {
        idNo: { Identification: person.number.slice(0, -1), CheckDigit: person.number.slice(-1) },
        enName: { UnstructuredName: person.englishName },
        ...(person.chineseName && { chName: { ChineseName: person.chineseName } }),
        birthDate: person.birth.replaceAll("-", ""),
      }
    );
  }
}
