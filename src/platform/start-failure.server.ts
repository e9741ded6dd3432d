import { ConfigError } from "./config.server.ts";
import { DatabaseUnreachable, isOfDatabase, MigrationRefused, unusable } from "./database/database-errors.server.ts";
import { EmbeddedDatabaseUnavailable } from "./database/embedded/unavailable.server.ts";

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string };

/** One clear sentence with a remedy for what can go wrong on a newcomer's machine; undefined for a bug. */
export function plainSentence(error: unknown, environment: Record<string, string | undefined>): string | undefined {
  const sayTheirOwn = [ConfigError, DatabaseUnreachable, EmbeddedDatabaseUnavailable, MigrationRefused];
  if (sayTheirOwn.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof Error && isOfDatabase(error))
    return unusable(error, environment.DATABASE_URL ? "running" : "embedded").message;
  const { code, port, path, address, message, syscall } = error as SystemError;
  const setting =
    ["SANDBOX_PORT", "SUPPLIER_PORT"].find((name) => port !== undefined && String(port) === environment[name]) ??
    "PORT";
  if (code === "EADDRINUSE" && port)
    return `Port ${port} is taken by another program. Choose another one: ${setting}=${port < 65_000 ? port + 10 : port - 10} npm start`;
  if (code === "EACCES" && port)
    return `Port ${port} may not be used by this user. Choose one above 1024: ${setting}=3000 npm start`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return `No permission to write ${path ?? "here"} (${message}). Give this user the folder, or choose another one: DATA_DIR=/some/folder npm start`;
  }
  if (code === "ENOSPC")
    return `The disk is full (${path ?? message}). Make room, or choose another disk: DATA_DIR=/some/folder npm start`;
  if (
    (["ENOTDIR", "EEXIST", "ELOOP", "ENAMETOOLONG"].includes(code ?? "") && path) ||
    (code === "ENOENT" && syscall === "mkdir")
  ) {
    return `${path} cannot be made (${message}). Choose another one: DATA_DIR=/some/folder npm start`;
  }
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code ?? ""))
    return `${address ?? "HOST"} is no address of this machine (${message}). Choose one: HOST=127.0.0.1 npm start`;
  return undefined;
}
