import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { checkedKey, StoreUnavailable, type ObjectStore } from "./object-store.ts";

type Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const patience = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true };

/** A bucket of S3, or of whoever speaks its protocol. Its objects are sealed before they leave. */
export function s3Store({ bucket, accessKeyId, secretAccessKey, ...where }: Bucket): ObjectStore {
  const client = new S3Client({
    ...where,
    credentials: { accessKeyId, secretAccessKey },
    // a bucket's name need not be a host's: stores of one's own have no wildcard certificate
    forcePathStyle: true,
    requestHandler: patience,
    // others than Amazon do not know the newer checksums
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    name: "s3",
    async put(key, bytes) {
      await available(() => client.send(new PutObjectCommand({ Bucket: bucket, Key: checkedKey(key), Body: bytes })));
    },
    get: (key) =>
      available(async () => {
        try {
          const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: checkedKey(key) }));
          return Buffer.from(await body!.transformToByteArray());
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    async delete(key) {
      await available(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkedKey(key) })));
    },
    // an object is sent whole in one request, or is none
    dropHalves: async () => {},
    async *list(prefix) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })[Symbol.asyncIterator]();
      for (;;) {
        const { value: page, done } = await available(() => pages.next());
        if (done || !page) return;
        for (const { Key: key, LastModified: at } of page.Contents ?? []) if (key && at) yield { key, at };
      }
    },
  };
}

/** Whatever went wrong, the object may be there or not. The cause can name a host and a request, never what is in it. */
async function available<Done>(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new StoreUnavailable("the object store did not answer", { cause: error });
  }
}
