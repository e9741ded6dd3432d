import { ConfigError } from "./config.server.ts";
import { DatabaseUnreachable } from "./database/shop-database.server.ts";

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string };

/** One clear sentence and a way out for what can go wrong on a newcomer's machine; nothing for a bug. */
export function plainSentence(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseUnreachable) return error.message;
  const { code, port, path, message } = error as SystemError;
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program. Choose another one: PORT=${(port ?? 3000) + 10} npm start`;
  if (code === "EACCES" && port) return `Port ${port} may not be used by this user. Choose one above 1024: PORT=3000 npm start`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return `No permission to write ${path ?? "here"} (${message}). Give this user the folder, or choose another one: DATA_DIR=/some/folder npm start`;
  }
  if (code === "ENOSPC") return `The disk is full (${path ?? message}). Make room, or choose another disk: DATA_DIR=/some/folder npm start`;
  return (error as Error).name === "PostgresRefusal" ? message : undefined;
}
