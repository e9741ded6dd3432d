import type pino from "pino";

/** The arguments of a log line; lines of the same kind within a minute become one line and a count. */
type Entry = Record<string, unknown> & { err?: unknown };
type Running = { times: number };

const aMinute = 60_000;
// a flood of ever-different lines must not fill the memory; beyond this they are logged one by one
const mostKinds = 1_000;
const warn = 40;

/**
 * Collapses repeated failures: the first is logged at once and in full, the others of the same minute as one line with
 * `times` and without a stack. A database that is away for a minute fails every call, and one line says as much as
 * 10,000.
 */
export function quietly(): NonNullable<pino.LoggerOptions["hooks"]>["logMethod"] {
  const running = new Map<string, Running>();
  return function tell(args, method, level) {
    const [about, message] = args as unknown as [unknown, string | undefined];
    const entry: Entry =
      about instanceof Error ? { err: about } : (((typeof about === "object" && about) || {}) as Entry);
    const kind = level >= warn ? kindOf(entry, message) : undefined;
    const before = kind && running.get(kind);
    if (before) {
      before.times++;
      return;
    }
    method.apply(this, args);
    if (!kind || running.size >= mostKinds) return;
    const here: Running = { times: 0 };
    running.set(kind, here);
    setTimeout(() => {
      running.delete(kind);
      if (here.times > 0)
        method.call(this, { ...withoutPlace(entry), times: here.times }, `${message ?? "failed"}, again`);
    }, aMinute).unref();
  };
}

/**
 * Failures with the same code are one kind wherever they happen; one without a code is a bug, so its location counts.
 */
function kindOf(entry: Entry, message = ""): string | undefined {
  if (typeof entry.security === "string")
    return [entry.security, entry.outcome, entry.what, entry.network, entry.account].join("|");
  const { err } = entry;
  if (!(err instanceof Error)) return undefined;
  const { code } = err as NodeJS.ErrnoException;
  const place = code ?? /^\s+at .*$/m.exec(err.stack ?? "")?.[0];
  return [message, entry.job, err.name, place, err.message.replace(/\d+/g, "#")].join("|");
}

function withoutPlace({ err, path: _oneOfMany, ...entry }: Entry): object {
  if (!(err instanceof Error)) return entry;
  const { name, message } = err;
  return { ...entry, failure: { type: name, code: (err as NodeJS.ErrnoException).code, message } };
}
