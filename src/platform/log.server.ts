import pino from "pino";
import { quietly } from "./quiet-log.server.ts";

export type Log = pino.Logger;

/** Secrets and personal data never reach the log: what could carry them is cut out here, once. */
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

/** What failed and where. Other fields are left out: PostgreSQL repeats the row in one, mail servers the letter. */
function placeOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const { message, stack } = pino.stdSerializers.err(error);
  return { type: error.name, code, constraint, table, message, stack };
}

/** Messages of others name people: a mail server's refusal its recipient, a failed request its whole address. */
function withoutPeople(line: string): string {
  // not beginning inside an escape such as \n or \u0001, or the line would be JSON no longer
  return line
    .replace(/(?<!\\(?:u[0-9a-f]{0,3})?)[\w.+%'-]+@[\w-]+(\.[\w-]+)+/g, "[address]")
    .replace(/([?&](?:key|token|email)=)[^&\s"')\\]*/gi, "$1[removed]");
}

/** A path as it may be logged: queries carry order keys and searches, so they are dropped. */
export function loggedPath(url: string): string {
  return url.split("?", 1)[0] ?? url;
}
