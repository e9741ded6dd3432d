import { join } from "node:path";
import { folderStore } from "../adapters/storage/folder-store.server.ts";
import type { ObjectStore } from "../adapters/storage/object-store.ts";
import type { Config } from "../platform/config.server.ts";

/** The configured place of sealed photographs. */
export async function openObjects(config: Config): Promise<ObjectStore> {
  if (config.OBJECT_STORE === "folder") return folderStore(join(config.dataFolder, "objects"));
  const { s3Store } = await import("../adapters/storage/s3-store.server.ts");
  return s3Store({
    endpoint: config.S3_ENDPOINT!,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET!,
    accessKeyId: config.S3_KEY_ID!,
    secretAccessKey: config.S3_KEY_SECRET!,
  });
}
