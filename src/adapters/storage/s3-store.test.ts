import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { s3Store } from "./s3-store.server.ts";
import { describeStorage } from "./storage.suite.ts";

// the key pair that this server of tests knows
const pair = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER", region: "us-east-1" };

describeStorage("a bucket of S3's protocol", async () => {
  const directory = mkdtempSync(join(tmpdir(), "farwave-s3-"));
  const configureBuckets = [{ name: "photographs" }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const at = (where: number) => s3Store({ ...pair, endpoint: `http://127.0.0.1:${where}`, bucket: "photographs" });
  return {
    store: at(port),
    away: at(1),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
});
