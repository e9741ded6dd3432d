import { createHash, randomBytes } from "node:crypto";
import type { Context } from "../../../platform/context.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { insertLogin } from "./store.server.ts";

/** Where the form stands that is filled in; a partner's channel belongs to it. */
export const formPages = ["real-name", "real-name-channel", "prepaid/realname"] as const;
export type FormPage = { page: (typeof formPages)[number]; channel?: string };

/** What is sealed of a login while its person is away. */
export type SealedLogin = FormPage & { nonce: string; verifier: string };

export const hashOfState = (state: string): string => createHash("sha256").update(state).digest("base64url");

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
  const login = { state: random(), nonce: random(), verifier: random(), language: visitor.language };
  const address = await identity.address({ ...login, isPhone: /Mobi|Android/i.test(visitor.userAgent ?? "") });
  const sealed: SealedLogin = { ...form, nonce: login.nonce, verifier: login.verifier };
  await insertLogin(db, {
    state_hash: hashOfState(login.state),
    browser: placeOf(context).browser!,
    provider: identity.name,
    sealed: vault.seal(JSON.stringify(sealed)),
    begun_at: now,
    used_at: null,
    proved: null,
    proved_at: null,
  });
  return address;
}
