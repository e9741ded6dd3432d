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
  language: Language;
  isPhone: boolean;
};

/** The person declined, or what the browser brought back is not valid: they may begin anew. */
export class IdentityRefused extends Error {}

/** Nobody answered, or not as agreed. Messages hold neither codes nor tokens. */
export class IdentityUnavailable extends Error {}

/** Proves who somebody is, by a digital identity of Hong Kong (row R5). */
export interface IdentityProvider {
  readonly name: "iamsmart" | "openid";
  /** What buttons call it. */
  readonly title: string;
  /** Where the browser goes. Throws `IdentityUnavailable`. */
  address(login: Login): Promise<URL>;
  /**
   * Who it was. `back`: the address with which the browser came back, whose state the caller has compared. Throws
   * `IdentityRefused` or `IdentityUnavailable`; tokens are not kept.
   */
  proved(back: URL, login: Login): Promise<ProvedIdentity>;
}
