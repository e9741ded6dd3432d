import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const tooSmallToGain = 256;

/** Writes .br and .gz beside every text asset, so that the server never compresses one twice. */
export async function compressAssets(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => /\.(js|css|svg|json)$/.test(name)).map((name) => compress(join(folder, name))),
  );
}

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length <= tooSmallToGain) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
