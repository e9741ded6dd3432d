import type { Language } from "../../kernel/language.ts";

/** What a digital identity of Hong Kong says of its holder. */
export type ProvedIdentity = {
  /** Of the Hong Kong identity card, with its check character: `A1234563`. */
  number: string;
  englishName: string;
  /** Null: the holder has none. */
  chineseName: string | null;
  /** Such as 1990-02-15. */
  birth: string;
};

/** One person on the way to the provider and back; nothing of it is used twice. */
export type Login = {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636), where the provider has it. */
  verifier: string;
  /** Names what is asked of a provider that tells this server later: random, at most 36 characters of ASCII. */
  business: string;
  language: Language;
  isPhone: boolean;
};

/** The person declined, or what the browser brought back is not valid: they may begin anew. */
export class IdentityRefused extends Error {}

/** Nobody answered, or not as agreed. Messages hold neither codes nor tokens. */
export class IdentityUnavailable extends Error {}

/** The provider asks its holder in its app, and tells this server afterwards. `app`: opens it on the same device. */
export type ToBeTold = { app: string | null };

/** What a provider calls this server with. */
export type Callback = { body: Buffer; headers: Record<string, string | string[] | undefined> };

/**
 * Of the login with this `business` and `state`. Null: its holder did not agree, or their profile `lacks` fields that were asked
 * for, which are named without what stands in them. `answer`: what the provider is told.
 */
export type Told = {
  business: string;
  state: string;
  identity: ProvedIdentity | null;
  lacks?: string[];
  answer: object;
};

/** Proves who somebody is, by a digital identity of Hong Kong (row R5). */
export interface IdentityProvider {
  readonly name: "iamsmart" | "openid";
  /** What buttons call it. */
  readonly title: string;
  /** Where the browser goes. Throws `IdentityUnavailable`. */
  address(login: Login): Promise<URL>;
  /**
   * Who it was, or that it is told later. `back`: the address with which the browser came back, whose state the caller has
   * compared. Throws `IdentityRefused` or `IdentityUnavailable`; tokens are not kept.
   */
  proved(back: URL, login: Login): Promise<ProvedIdentity | ToBeTold>;
  /** Reads a callback. Throws `IdentityRefused` unless the provider itself has signed it, and `IdentityUnavailable`. */
  told(callback: Callback): Promise<Told>;
}
