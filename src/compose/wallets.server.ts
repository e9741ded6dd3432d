import { readFileSync } from "node:fs";
import { googleWallet } from "../adapters/wallet/google-wallet.server.ts";
import type { Wallet } from "../adapters/wallet/wallet.ts";
import { ConfigError, type Config } from "../platform/config.server.ts";
import { openApplePasses } from "./apple-passes.server.ts";

/** Wallets whose keys are set; a copy of a shop makes no passes. */
export async function openWallets(config: Config, shopOrigin: string, now: Date): Promise<Wallet[]> {
  if (config.COPY_OF_SHOP) return [];
  return [...(await openApplePasses(config, now)), ...openGooglePasses(config, shopOrigin)];
}

function openGooglePasses({ WALLET_GOOGLE_ISSUER: issuer, WALLET_GOOGLE_KEY: file }: Config, shopOrigin: string) {
  if (issuer === undefined || file === undefined) return [];
  try {
    return [googleWallet({ issuer, keyFile: readFileSync(file, "utf8"), shopOrigin })];
  } catch (error) {
    const why = error instanceof TypeError ? error.message : "cannot be read";
    throw new ConfigError(`WALLET_GOOGLE_KEY: ${file}: ${why}`, { cause: error });
  }
}
