import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Login } from "../../../adapters/identity/identity-provider.ts";
import type { Context } from "../../../platform/context.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { insertLogin } from "./store.server.ts";

/** Where the form stands that is filled in; a partner's channel belongs to it. */
export const formPages = ["real-name", "real-name-channel", "prepaid/realname"] as const;
export type FormPage = { page: (typeof formPages)[number]; channel?: string };

/** What is sealed of a login while its person is away. */
export type SealedLogin = FormPage & Pick<Login, "nonce" | "verifier" | "business">;

/** Of a state, or of what a request is named. */
export const hashOf = (name: string): string => createHash("sha256").update(name).digest("base64url");

export const isPhone = ({ userAgent }: Context["visitor"]): boolean => /Mobi|Android/i.test(userAgent ?? "");

const random = () => randomBytes(32).toString("base64url");

/**
 * Sends a browser to the provider of digital identities. State, nonce and verifier are of this login and this browser alone
 * (RFC 9700 4.7). Undefined where the shop has no provider.
 */
export async function beginLogin(form: FormPage, context: Context): Promise<URL | undefined> {
  const { db, vault, identity, now, session, visitor, limits } = context;
  if (!identity) return undefined;
  await limits.spend("costly", { db, vault, visitor, now });
  session.keepBrowser();
  const [state, nonce, verifier, business] = [random(), random(), random(), randomUUID()];
  const login: Login = { state, nonce, verifier, business, language: visitor.language, isPhone: isPhone(visitor) };
  const address = await identity.address(login);
  const sealed: SealedLogin = { ...form, nonce, verifier, business };
  await insertLogin(db, {
    state_hash: hashOf(state),
    business_hash: hashOf(business),
    browser: placeOf(context).browser!,
    provider: identity.name,
    sealed: vault.seal(JSON.stringify(sealed)),
    begun_at: now,
  });
  return address;
}
