import { createPrivateKey, X509Certificate, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Wallet } from "../adapters/wallet/wallet.ts";
import { ConfigError, type Config } from "../platform/config.server.ts";

type Parts = { passType: string; team: string; certificate: X509Certificate; key: KeyObject; issuer: X509Certificate };

/** Apple Wallet, if it is set. What a phone would refuse without a word stops the start. */
export async function openApplePasses(config: Config, now: Date): Promise<Wallet[]> {
  const { WALLET_APPLE_PASS_TYPE: passType, WALLET_APPLE_TEAM: team } = config;
  if (passType === undefined || team === undefined) return [];
  const parts: Parts = {
    passType,
    team,
    certificate: read(config, "WALLET_APPLE_CERTIFICATE", "no certificate", (bytes) => new X509Certificate(bytes)),
    key: read(config, "WALLET_APPLE_KEY", "no private key in PEM without a password", (bytes) =>
      createPrivateKey(bytes),
    ),
    issuer: read(config, "WALLET_APPLE_WWDR", "no certificate", (bytes) => new X509Certificate(bytes)),
  };
  const problem = problemOf(parts, now);
  if (problem) throw new ConfigError(problem);
  const { appleWallet } = await import("../adapters/wallet/apple/apple-wallet.server.ts");
  return [await appleWallet(parts)];
}

function problemOf({ passType, team, certificate, key, issuer }: Parts, now: Date): string | undefined {
  for (const [setting, one] of [
    ["WALLET_APPLE_CERTIFICATE", certificate],
    ["WALLET_APPLE_WWDR", issuer],
  ] as const) {
    if (now >= one.validToDate) return `${setting}: expired on ${one.validToDate.toISOString().slice(0, 10)}`;
    if (now < one.validFromDate) return `${setting}: valid from ${one.validFromDate.toISOString().slice(0, 10)} only`;
  }
  if (key.asymmetricKeyType !== "rsa" || !certificate.checkPrivateKey(key))
    return "WALLET_APPLE_KEY: is not the key of WALLET_APPLE_CERTIFICATE";
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
    return "WALLET_APPLE_WWDR: has not issued WALLET_APPLE_CERTIFICATE; take the intermediate that it names";
  const subject = certificate.subject.split("\n");
  if (!subject.includes(`UID=${passType}`)) return "WALLET_APPLE_PASS_TYPE: is not that of WALLET_APPLE_CERTIFICATE";
  if (!subject.includes(`OU=${team}`)) return "WALLET_APPLE_TEAM: is not that of WALLET_APPLE_CERTIFICATE";
  return undefined;
}

type File = "WALLET_APPLE_CERTIFICATE" | "WALLET_APPLE_KEY" | "WALLET_APPLE_WWDR";

/** What the reason says of a file is never what stands in it. */
function read<Part>(config: Config, setting: File, otherwise: string, part: (bytes: Buffer) => Part): Part {
  const file = config[setting]!;
  const bytes = opened(setting, file);
  try {
    return part(bytes);
  } catch {
    throw new ConfigError(`${setting}: ${file}: ${otherwise}`);
  }
}

function opened(setting: File, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ConfigError(`${setting}: ${file}: cannot be read`, { cause: error });
  }
}
