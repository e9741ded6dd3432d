import pino from "pino";

export type Log = pino.Logger;

/** Secrets and personal data never reach the log: what could carry them is cut out here, once. */
export function openLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: ["email", "*.email", "key", "*.key", "token", "*.token", "req.headers.token", "req.headers.cookie", "req.headers.authorization"],
      censor: "[removed]",
    },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** A path as it may be logged: queries carry order keys and searches, so they are dropped. */
export function loggedPath(url: string): string {
  return url.split("?", 1)[0] ?? url;
}
