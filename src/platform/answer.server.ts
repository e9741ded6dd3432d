import { errorWords } from "../i18n/errors.server.ts";
import type { CallerKind } from "../kernel/endpoint.ts";
import { refused, success, type Envelope } from "../kernel/envelope.ts";
import { fieldProblems } from "../kernel/field-problems.ts";
import { Refusal, refusalStatus } from "../kernel/refusal.ts";
import type { Caller, Context, Visitor } from "./context.server.ts";
import { isDatabaseAway } from "./database/away.server.ts";
import type { Limits } from "./limits.server.ts";
import type { Log } from "./log.server.ts";
import type { Operation } from "./operation.server.ts";
import { noteRefusal, noteSecurity } from "./security-log.server.ts";

type Answered = { status: number; envelope: Envelope };
/** Answers one call by its path, whoever asks: the browser by HTTP, a page in process. Never rejects. */
export type Answer = (path: string, input: unknown, context: Context) => Promise<Answered>;

/** Looks the operation up, keeps its contract on both sides and turns every kind of "no" into the envelope. */
export function answering(operations: readonly Operation[], limits: Limits): Answer {
  const byPath = new Map(operations.map((operation) => [operation.endpoint.path as string, operation]));
  return async (path, input, context) => {
    const operation = byPath.get(path);
    const end = context.metrics.callSeconds.startTimer({ path: operation ? path : "unknown" });
    const answered = await run(operation, input, context);
    end();
    context.metrics.calls.inc({ path: operation ? path : "unknown", code: answered.envelope.resultCode });
    return answered;
  };

  async function run(operation: Operation | undefined, input: unknown, context: Context): Promise<Answered> {
    const more: { what?: string; account?: string | undefined } = { what: operation?.endpoint.path };
    try {
      if (!operation) throw new Refusal("NOT_FOUND");
      await limits.spend(operation.endpoint.limit, context);
      const caller = await callerAs(operation.endpoint.caller, context);
      more.account = caller?.accountId;
      const wish = operation.endpoint.input.safeParse(input ?? {});
      if (!wish.success) throw new Refusal("INVALID_INPUT", { fields: fieldProblems(wish.error.issues) });
      const output = await operation.run(wish.data, {
        ...context,
        concerns: (account) => void (more.account = account),
        ...(caller && { caller }),
      });
      if (operation.endpoint.deed) noteSecurity(context, operation.endpoint.deed, more);
      return { status: 200, envelope: success(operation.endpoint.output.parse(output)) };
    } catch (error) {
      const refusal = refusalOf(error, context.log, operation?.endpoint.path);
      // who brings no token has not tried one
      if (refusal.code !== "TOKEN_VALID_FAIL" || context.session.token() !== undefined)
        noteRefusal(context, refusal.code, more);
      return refusalEnvelope(refusal, context);
    }
  }
}

/** Who calls, where the contract asks. A token that is not valid any more is like none. */
async function callerAs(kind: CallerKind, { session }: Context): Promise<Caller | undefined> {
  if (kind === "anyone") return undefined;
  const caller = await session.find();
  const fits = caller && (kind === "holder" || caller.accountId !== undefined);
  if (!fits && kind !== "perhaps_account") throw new Refusal("TOKEN_VALID_FAIL");
  return fits ? caller : undefined;
}

/**
 * What was thrown, as visitors are told it: a database that is away, full or busy is asked again, anything unexpected
 * is a bug.
 */
export function refusalOf(error: unknown, log: Log, path?: string): Refusal {
  if (error instanceof Refusal) return error;
  const away = isDatabaseAway(error);
  if (away) log.warn({ err: error, path }, "the database could not be asked");
  else log.error({ err: error, path }, "an operation failed");
  return new Refusal(away ? "TRY_AGAIN_LATER" : "UNKNOWN_ERROR");
}

export function refusalEnvelope(refusal: Refusal, { visitor }: { visitor: Pick<Visitor, "language"> }): Answered {
  const words = errorWords(visitor.language);
  const fields = refusal.fields.map(({ field, problem, limit }) => ({
    field,
    problem,
    message: words.problem(problem, limit, field),
  }));
  return {
    status: refusalStatus[refusal.code],
    envelope: refused(refusal.code, words.code(refusal.code, refusal.facts.minutes), { ...refusal.facts, fields }),
  };
}
