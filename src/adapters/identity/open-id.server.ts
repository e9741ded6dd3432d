import * as client from "openid-client";
import * as z from "zod";
import { usualPatienceMs } from "../post.server.ts";
import {
  IdentityRefused,
  IdentityUnavailable,
  type IdentityProvider,
  type ProvedIdentity,
} from "./identity-provider.ts";

/** `claims`: what the provider calls number, English name, Chinese name and birth. */
export type OpenId = {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  title: string;
  scope: string;
  claims: readonly [string, string, string, string];
  back: string;
};

const Claims = z.object({
  number: z.string().min(1).max(20),
  englishName: z.string().min(1).max(100),
  chineseName: z.string().max(40).nullish(),
  birth: z.iso.date(),
});

/** Any OpenID Connect provider, with PKCE, state, nonce and, where it names itself on the way back, its issuer (RFC 9207). */
export function openId({ issuer, clientId, clientSecret, title, scope, claims, back }: OpenId): IdentityProvider {
  const url = new URL(issuer);
  let found: Promise<client.Configuration> | undefined;

  return {
    name: "openid",
    title,
    async address({ state, nonce, verifier, language }) {
      const configuration = await discovered();
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: back,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ui_locales: language,
      });
    },
    async proved(came, { state, nonce, verifier }) {
      const configuration = await discovered();
      try {
        const tokens = await client.authorizationCodeGrant(configuration, came, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const ofToken = tokens.claims()!;
        const info = configuration.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(configuration, tokens.access_token, ofToken.sub)
          : {};
        return identityIn({ ...ofToken, ...info }, claims);
      } catch (error) {
        throw failureOf(error);
      }
    },
    told: () => Promise.reject(new IdentityRefused("this provider answers at once")),
  };

  /** Asked for once; after a failure again. */
  function discovered(): Promise<client.Configuration> {
    found ??= client
      .discovery(url, clientId, undefined, clientSecret ? client.ClientSecretBasic(clientSecret) : client.None(), {
        timeout: usualPatienceMs / 1000,
        // settings refuse it in production
        execute: url.protocol === "http:" ? [client.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        found = undefined;
        throw new IdentityUnavailable("the provider does not say who it is", { cause: error });
      });
    return found;
  }
}

function identityIn(said: Readonly<Record<string, unknown>>, claims: OpenId["claims"]): ProvedIdentity {
  const [number, englishName, chineseName, birth] = claims.map((name) => said[name]);
  const { data } = Claims.safeParse({ number, englishName, chineseName, birth });
  if (!data) throw new IdentityUnavailable("claims that are missing or malformed");
  return {
    number: data.number.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""),
    englishName: data.englishName.trim(),
    chineseName: data.chineseName?.trim() || null,
    birth: data.birth,
  };
}

/** An answer of the provider's own, or one that was tampered with, is a refusal; everything else its failure. */
function failureOf(error: unknown): Error {
  if (error instanceof IdentityUnavailable) return error;
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return new IdentityRefused("refused by the provider", { cause: error });
  const code = error instanceof client.ClientError ? error.code : undefined;
  const isOurs = code === "OAUTH_INVALID_RESPONSE" || code === "OAUTH_JWT_CLAIM_COMPARISON_FAILED";
  return isOurs
    ? new IdentityRefused("not what was begun", { cause: error })
    : new IdentityUnavailable("the provider did not answer as agreed", { cause: error });
}
