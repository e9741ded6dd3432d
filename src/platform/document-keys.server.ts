import { derivedSecret, keyOfAppSecret, type Config } from "./config.server.ts";
import { openObjectKeys, type ObjectKeys } from "./object-keys.server.ts";

/**
 * The configured master keys of documents. The one that is derived from the shop's own secret comes last: what it sealed
 * opens after others were set.
 */
export function openDocumentKeys(config: Config): ObjectKeys {
  const derived = (use: string) => Buffer.from(derivedSecret(config, use), "hex");
  return openObjectKeys({
    masters: [...config.DOCUMENT_KEYS, { name: keyOfAppSecret, key: derived("documents") }],
    markKey: derived("document marks"),
  });
}
