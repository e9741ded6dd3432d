import { readFileSync } from "node:fs";
import type { IdentityProvider } from "../adapters/identity/identity-provider.ts";
import { ConfigError, type Config } from "../platform/config.server.ts";
import { identityBack, identityCallback } from "../platform/http/identity-routes.server.ts";

type Opening = { config: Config; clock: () => Date; shopOrigin: string };

/** The configured provider of digital identities; a copy of a shop has none. */
export async function openIdentity({ config, clock, shopOrigin }: Opening): Promise<IdentityProvider | undefined> {
  const back = `${shopOrigin}${identityBack}`;
  if (config.COPY_OF_SHOP) return undefined;
  if (config.IDENTITY_PROVIDER === "iamsmart") {
    const { iamSmart } = await import("../adapters/identity/iam-smart.server.ts");
    return iamSmart({
      origin: config.IAMSMART_URL!,
      clientId: config.IAMSMART_CLIENT!,
      clientSecret: config.IAMSMART_SECRET!,
      privateKey: keyIn(config.IAMSMART_KEY!),
      back,
      callback: `${shopOrigin}${identityCallback}`,
      app: config.IAMSMART_APP,
      clock,
    });
  }
  if (config.IDENTITY_PROVIDER === "none") return undefined;
  const { openId } = await import("../adapters/identity/open-id.server.ts");
  return openId({
    issuer: config.OPENID_ISSUER!,
    clientId: config.OPENID_CLIENT!,
    clientSecret: config.OPENID_SECRET,
    title: config.OPENID_TITLE,
    scope: config.OPENID_SCOPE,
    claims: config.OPENID_CLAIMS,
    back,
  });
}

function keyIn(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new ConfigError(`IAMSMART_KEY: ${file} cannot be read`, { cause: error });
  }
}
