import { randomUUID } from "node:crypto";
import * as z from "zod";
import { dayMs } from "../../kernel/duration.ts";
import { jsonIn, post, usualPatienceMs } from "../post.server.ts";
import { isSignedCall, openContent, openKey, sealContent, signedHeaders } from "./iam-smart-wire.server.ts";
import {
  IdentityRefused,
  IdentityUnavailable,
  type Callback,
  type IdentityProvider,
  type Login,
  type ToBeTold,
  type Told,
} from "./identity-provider.ts";

/** `privateKey`: PEM, of the key pair whose public half the Digital Policy Office has. */
export type IamSmart = {
  origin: string;
  clientId: string;
  clientSecret: string;
  privateKey: string;
  /** Where browsers come back to; registered with the client. */
  back: string;
  /** Where the gateway tells us who agreed to what; registered, too. */
  callback: string;
  /** The scheme of addresses that open the app. */
  app: string;
  clock: () => Date;
};

const fine = "D00000";
const scope = "eidapi_auth eidapi_formFilling";
const profileFields = ["idNo", "enName", "chName", "birthDate"];
/** A key that would end during a call is asked for anew. */
const spareMs = 60_000;

const Said = z.object({ code: z.string(), content: z.optional(z.unknown()) });
const KeyContent = z.object({ secretKey: z.string(), issueAt: z.number(), expiresIn: z.number().max(365 * dayMs) });
const Token = z.object({ accessToken: z.string().min(1), openID: z.string().min(1) });
const Asked = z.object({ ticketID: z.string().regex(/^[\w-]{1,64}$/), authByQR: z.boolean() });
const Calling = z.object({ code: z.string(), secretKey: z.string().optional(), content: z.string() });
const Named = z.object({ businessID: z.string().min(1), state: z.string().min(1) });
const Profile = z.object({
  idNo: z.object({ Identification: z.string().min(1), CheckDigit: z.string().length(1) }),
  enName: z.object({ UnstructuredName: z.string().min(1) }),
  chName: z.object({ ChineseName: z.string() }).nullish(),
  birthDate: z.string().regex(/^\d{8}$/),
});

/**
 * Hong Kong's iAM Smart. Like OAuth 2 and without PKCE and nonce: what binds a login to a browser is its state alone. Every
 * call is signed; what is said in it is sealed with a key that the gateway gives out for some time. Who it was is told in a
 * call of the gateway's, after its holder has agreed in the app (decision 155).
 */
export function iamSmart(settings: IamSmart): IdentityProvider {
  const { origin, clientId, privateKey, back, callback, app, clock } = settings;
  let held: { key: Buffer; until: number } | undefined;

  return {
    name: "iamsmart",
    title: "iAM Smart",
    async address({ state, language, isPhone }) {
      const url = new URL("/api/v1/auth/getQR", origin);
      url.search = new URLSearchParams({
        clientID: clientId,
        responseType: "code",
        source: sourceOf(isPhone),
        redirectURI: back,
        scope,
        state,
        lang: language === "zh-cn" ? "zh-CN" : language === "zh-hk" ? "zh-HK" : "en-US",
      }).toString();
      return url;
    },
    async proved({ searchParams }, login) {
      const [code, another] = searchParams.getAll("code");
      if (!code || another !== undefined) throw new IdentityRefused("came back without a code, or with two");
      if (searchParams.has("error_code")) throw new IdentityRefused("came back with a refusal");
      const token = Token.safeParse(await sealed("/api/v1/auth/getToken", { code, grantType: "authorization_code" }));
      if (!token.success) throw new IdentityUnavailable("an answer without a token");
      return ask(token.data, login);
    },
    told,
  };

  async function ask(token: z.output<typeof Token>, { business, state, isPhone }: Login): Promise<ToBeTold> {
    const asked = Asked.safeParse(
      await sealed("/api/v1/account/auth/profile/initiateRequest", {
        ...token,
        businessID: business,
        state,
        source: sourceOf(isPhone),
        redirectURI: callback,
        profileFields,
      }),
    );
    if (!asked.success) throw new IdentityUnavailable("an answer without a ticket");
    const { ticketID, authByQR } = asked.data;
    // whoever showed a code to another device is asked on that one
    return { app: isPhone && !authByQR ? `${app}://profile?ticketID=${ticketID}` : null };
  }

  async function told(call: Callback): Promise<Told> {
    if (!isSignedCall(settings, call, clock())) throw new IdentityRefused("not signed by the gateway, or long ago");
    const { data: said } = Calling.safeParse(jsonIn(call.body.toString("utf8")));
    if (!said) throw new IdentityRefused("of another shape");
    const content = await openedCall(said);
    const named = Named.safeParse(content);
    if (!named.success) throw new IdentityRefused("names no request");
    const { businessID: business, state } = named.data;
    const read = said.code === fine ? identityIn(content) : { identity: null };
    return { business, state, ...read, answer: { code: fine } };
  }

  /** A key that comes along is the gateway's, since the signature covers it. */
  async function openedCall({ secretKey, content }: z.output<typeof Calling>): Promise<unknown> {
    try {
      if (secretKey !== undefined) return openContent(content, openKey(secretKey, privateKey));
    } catch (error) {
      throw new IdentityRefused("sealed for somebody else", { cause: error });
    }
    try {
      return openContent(content, await keyNow());
    } catch (error) {
      if (error instanceof IdentityUnavailable) throw error;
      // the gateway may have changed its key since
      held = undefined;
    }
    const key = await keyNow();
    try {
      return openContent(content, key);
    } catch (error) {
      throw new IdentityRefused("sealed with no key of ours", { cause: error });
    }
  }

  async function sealed(path: string, content: object): Promise<unknown> {
    const key = await keyNow();
    const answer = await signed(path, JSON.stringify({ content: sealContent(content, key) }));
    if (answer.code !== fine) {
      // a key may be taken back before it ends
      held = undefined;
      throw new IdentityRefused(`refused with ${answer.code.slice(0, 10)}`);
    }
    try {
      return openContent(String(answer.content), key);
    } catch (error) {
      throw new IdentityUnavailable("an answer that our key does not open", { cause: error });
    }
  }

  async function keyNow(): Promise<Buffer> {
    if (held && held.until - spareMs > clock().getTime()) return held.key;
    const { code, content } = await signed("/api/v1/security/getKey", "");
    const given = KeyContent.safeParse(content);
    if (code !== fine || !given.success) throw new IdentityUnavailable("no key of contents");
    try {
      const key = openKey(given.data.secretKey, privateKey);
      const until = given.data.issueAt + given.data.expiresIn;
      if (until <= clock().getTime()) throw new RangeError("it has ended");
      held = { key, until };
      return key;
    } catch (error) {
      throw new IdentityUnavailable("a key of contents that is not for us", { cause: error });
    }
  }

  async function signed(path: string, body: string): Promise<z.output<typeof Said>> {
    const headers = signedHeaders(settings, { at: clock().getTime(), nonce: randomUUID(), body });
    const { status, text } = await post(new URL(path, origin), body, headers, { patienceMs: usualPatienceMs }).catch(
      (error: Error) => {
        throw new IdentityUnavailable(error.message, { cause: error });
      },
    );
    const said = Said.safeParse(jsonIn(text));
    if (status !== 200 || !said.success) throw new IdentityUnavailable(`answered ${status}`);
    return said.data;
  }
}

const sourceOf = (isPhone: boolean): string => (isPhone ? "Android_Chrome" : "PC_Browser");

function identityIn(content: unknown): Pick<Told, "identity" | "lacks"> {
  const profile = Profile.safeParse(content);
  if (!profile.success) return { identity: null, lacks: profile.error.issues.map(({ path }) => path.join(".")) };
  const { idNo, enName, chName, birthDate } = profile.data;
  const identity = {
    number: `${idNo.Identification}${idNo.CheckDigit}`.toUpperCase(),
    englishName: enName.UnstructuredName.trim(),
    chineseName: chName?.ChineseName.trim() || null,
    birth: birthDate.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3"),
  };
  return { identity };
}
