import pino from "pino";

export type Log = pino.Logger;

/** Secrets and personal data never reach the log: what could carry them is cut out here, once. */
export function openLog(level: string, into?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    redact: {
      paths: ["email", "*.email", "key", "*.key", "token", "*.token", "req.headers.token", "req.headers.cookie", "req.headers.authorization"],
      censor: "[removed]",
    },
    serializers: { err: withoutPeople },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return into ? pino(options, into) : pino(options);
}

/**
 * Where something failed, without whose it was: a mail server's refusal names the recipient, and PostgreSQL repeats the
 * row in fields of its own, which are left out.
 */
function withoutPeople(error: unknown) {
  if (!(error instanceof Error)) return { message: cut(String(error)) };
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const { message, stack } = pino.stdSerializers.err(error);
  return { type: error.name, code, constraint, table, message: cut(message), stack: cut(stack) };
}

function cut(text: string): string {
  return text.replace(/[\w.+%'-]+@[\w-]+(\.[\w-]+)+/g, "[address]").replace(/([?&](?:key|token|email)=)[^&\s"')]*/gi, "$1[removed]");
}

/** A path as it may be logged: queries carry order keys and searches, so they are dropped. */
export function loggedPath(url: string): string {
  return url.split("?", 1)[0] ?? url;
}
