import { readFileSync } from "node:fs";
import { googleWallet } from "../adapters/wallet/google-wallet.server.ts";
import type { Wallet } from "../adapters/wallet/wallet.ts";
import { ConfigError, type Config } from "../platform/config.server.ts";

/** Wallets whose keys are set; a copy of a shop makes no passes. */
export function openWallets(config: Config, shopOrigin: string): Wallet[] {
  const { COPY_OF_SHOP, WALLET_GOOGLE_ISSUER: issuer, WALLET_GOOGLE_KEY: file } = config;
  if (COPY_OF_SHOP || issuer === undefined || file === undefined) return [];
  try {
    return [googleWallet({ issuer, keyFile: readFileSync(file, "utf8"), shopOrigin })];
  } catch (error) {
    const why = error instanceof TypeError ? error.message : "cannot be read";
    throw new ConfigError(`WALLET_GOOGLE_KEY: ${file}: ${why}`, { cause: error });
  }
}
