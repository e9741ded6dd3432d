import pino from "pino";
import { quietly } from "./quiet-log.server.ts";

export type Log = pino.Logger;

/** Secrets and personal data never reach the log: fields that could carry them are removed here. */
export function openLog(level: string, into?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    redact: {
      paths: [
        "email",
        "*.email",
        "key",
        "*.key",
        "token",
        "*.token",
        "req.headers.token",
        "req.headers.cookie",
        "req.headers.authorization",
      ],
      censor: "[removed]",
    },
    serializers: { err: placeOf },
    hooks: { streamWrite: withoutPeople, logMethod: quietly() },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return into ? pino(options, into) : pino(options);
}

/** What failed and where. Other fields are left out: PostgreSQL repeats the row in one, mail servers the message. */
function placeOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const { message, stack } = pino.stdSerializers.err(error);
  return { type: error.name, code, constraint, table, message, stack };
}

/**
 * Error messages from other systems name people: a mail server's refusal names its recipient, a failed request its full
 * URL.
 */
function withoutPeople(line: string): string {
  // never starts inside an escape such as \n or \u0001, or the line would no longer be JSON
  return line
    .replace(/(?<!\\(?:u[0-9a-f]{0,3})?)[\w.+%'-]+@[\w-]+(\.[\w-]+)+/g, "[address]")
    .replace(/([?&](?:key|token|email)=)[^&\s"')\\]*/gi, "$1[removed]");
}

/** The loggable part of a path: queries carry order keys and searches, so they are dropped. */
export function loggedPath(url: string): string {
  return url.split("?", 1)[0] ?? url;
}
