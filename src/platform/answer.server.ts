import { withChangedWords } from "../i18n/changed-words.server.ts";
import { errorWords } from "../i18n/errors.server.ts";
import type { CallerKind, Endpoint } from "../kernel/endpoint.ts";
import { refused, success, type Envelope } from "../kernel/envelope.ts";
import { isFresh } from "../kernel/fresh-proof.ts";
import { operatorZone } from "../kernel/operator-zone.ts";
import { Refusal, refusalStatus } from "../kernel/refusal.ts";
import { isUse } from "../kernel/right-use.ts";
import { may } from "../kernel/staff-right.ts";
import { dateAt } from "../kernel/zoned-time.ts";
import { inChangedWords } from "./changed-words.server.ts";
import type { AnyCaller, Context, Visitor } from "./context.server.ts";
import { isDatabaseAway } from "./database/away.server.ts";
import { fieldMessages, inputProblems } from "./field-messages.server.ts";
import type { Limits } from "./limits.server.ts";
import type { Log } from "./log.server.ts";
import { offerOf, withOffer } from "./offer.server.ts";
import type { EverybodysContext, Operation } from "./operation.server.ts";
import { noteRefusal, noteSecurity } from "./security-log.server.ts";

export type Answered = { status: number; envelope: Envelope };
/** Answers one call by its path, whoever asks: the browser by HTTP, a page in process. Never rejects. */
export type Answer = (path: string, input: unknown, context: Context) => Promise<Answered>;
/**
 * Returns an answer that is the same for everybody, from a cache or made now. `wish` is the parsed input, so that equal
 * requests have equal keys.
 */
export type Give<Given> = (endpoint: Endpoint, wish: object, make: () => Promise<Envelope>) => Promise<Given>;

/**
 * Looks up the operation, enforces its contract on input and output, and turns every kind of failure into the envelope.
 */
export function answering(operations: readonly Operation[], limits: Limits): Answer {
  const answer = answeringBy(operations, limits);
  const anew: Give<Answered> = async (_endpoint, _wish, make) => ({ status: 200, envelope: await make() });
  return (path, input, context) => answer(path, input, context, anew);
}

/** The same with a cache for answers that are the same for everybody. */
export function answeringBy(operations: readonly Operation[], limits: Limits) {
  const byPath = new Map(operations.map((operation) => [operation.endpoint.path as string, operation]));
  return async <Given extends object>(path: string, input: unknown, context: Context, give: Give<Given>) => {
    const operation = byPath.get(path);
    const end = context.metrics.callSeconds.startTimer({ path: operation ? path : "unknown" });
    const answered = await run(operation, input, context, give);
    end();
    const code = "envelope" in answered ? answered.envelope.resultCode : "SUCCESS";
    context.metrics.calls.inc({ path: operation ? path : "unknown", code });
    return answered;
  };

  async function run<Given>(
    operation: Operation | undefined,
    input: unknown,
    context: Context,
    give: Give<Given>,
  ): Promise<Answered | Given> {
    const more: { what?: string; account?: string | undefined } = { what: operation?.endpoint.path };
    try {
      if (!operation) throw new Refusal("NOT_FOUND");
      const { endpoint } = operation;
      await limits.spend(endpoint.limit, context);
      const caller = await callerAs(endpoint, context);
      more.account = caller?.accountId;
      const wish = endpoint.input.safeParse(withBytes(endpoint.file, input ?? {}));
      if (!wish.success) throw new Refusal("INVALID_INPUT", { fields: inputProblems(wish.error.issues) });
      const make = () =>
        asOffered(endpoint, context, async () => {
          const output = await operation.run(
            wish.data,
            endpoint.caller === "everybody"
              ? forEverybody(context)
              : { ...context, concerns: (account) => void (more.account = account), ...(caller && { caller }) },
          );
          return success(endpoint.output.parse(output));
        });
      if (endpoint.kept) return await give(endpoint, wish.data as object, make);
      const envelope = await make();
      if (endpoint.securityEvent) noteSecurity(context, endpoint.securityEvent, more);
      if (caller && isUse(endpoint)) noteUse(endpoint, caller, context);
      return { status: 200, envelope };
    } catch (error) {
      const refusal = refusalOf(error, context.log, operation?.endpoint.path);
      // a request without a token is not a failed attempt
      if (refusal.code !== "TOKEN_VALID_FAIL" || context.session.token() !== undefined)
        noteRefusal(context, refusal.code, more);
      return withChangedWords(context.changedWords.known(), () => refusalEnvelope(refusal, context));
    }
  }
}

/** In JSON a file is base64; a look at every character of ten megabytes would hold up whoever else asks in this moment. */
function withBytes(file: string | undefined, input: object): object {
  const text = file && (input as Record<string, unknown>)[file];
  return file && typeof text === "string" ? { ...input, [file]: Buffer.from(text, "base64") } : input;
}

/**
 * Staff have the shop in all its languages and currencies, visitors what it offers. What everybody gets is kept, so it
 * is made of the offer of the moment; others have what the process has read last, which each page reads.
 */
async function asOffered<Made>(endpoint: Endpoint, context: Context, make: () => Promise<Made>): Promise<Made> {
  const inWords = () => inWordsOf(endpoint, context, make);
  if (endpoint.caller === "staff") return inWords();
  return withOffer(endpoint.caller === "everybody" ? await offerOf(context) : context.offer.known(), inWords);
}

/**
 * What everybody gets is made of the words of the moment, for it is kept. Other calls say next to none, and do not ask
 * for them: the last that the process has read will do, which every page and kept answer reads.
 */
async function inWordsOf<Made>({ caller }: Endpoint, context: Context, make: () => Promise<Made>): Promise<Made> {
  return caller === "everybody" ? inChangedWords(context, make) : withChangedWords(context.changedWords.known(), make);
}

/** An answer for everybody gets nothing about the caller, so it cannot be cached with someone's data by mistake. */
function forEverybody({
  db,
  config,
  catalogueVersion,
  changedWords,
  visitor: { language },
}: Context): EverybodysContext {
  return { db, config, catalogueVersion, changedWords, visitor: { language } };
}

/**
 * Once for a request, of however many calls its page or file is made. An administrator's role has no cells that could
 * be narrowed.
 */
function noteUse({ right }: Endpoint, caller: AnyCaller, { rightUses, rightsUsed, now }: Context): void {
  if (caller.staffId === undefined || caller.role === "administrator" || rightsUsed.has(right!)) return;
  rightsUsed.add(right!);
  const day = dateAt(now.getTime(), operatorZone);
  for (const { role } of caller.roles) rightUses.add({ day, role, right: right! });
}

/** The caller, where the contract asks for one. An expired token counts as none. */
async function callerAs(
  { caller: kind, right, isFresh: mustBeFresh }: Endpoint,
  { session, now }: Context,
): Promise<AnyCaller | undefined> {
  if (kind === "everybody" || kind === "anyone") return undefined;
  const caller = await session.find();
  const fits = caller && isOfKind[kind](caller);
  if (!fits && kind !== "perhaps_account" && kind !== "perhaps_holder") throw new Refusal("TOKEN_VALID_FAIL");
  if (right !== undefined && !(caller?.staffId !== undefined && may(caller, right)))
    throw new Refusal("RIGHT_MISSING", { facts: { right } });
  if (mustBeFresh && !(caller?.staffId !== undefined && isFresh(caller, now))) throw new Refusal("CONFIRM_FIRST");
  return fits ? caller : undefined;
}

const isAccount = ({ accountId }: AnyCaller) => accountId !== undefined;
const isCustomer = (caller: AnyCaller) => isAccount(caller) || caller.iccid !== undefined;
const isOfKind: Record<Exclude<CallerKind, "everybody" | "anyone">, (caller: AnyCaller) => boolean> = {
  perhaps_account: isAccount,
  perhaps_holder: isCustomer,
  account: isAccount,
  holder: isCustomer,
  staff: ({ staffId }) => staffId !== undefined,
  partner: ({ partnerId }) => partnerId !== undefined,
};

/**
 * Maps whatever was thrown to a refusal: a database that is away, full or busy means "try again later", anything
 * unexpected is a bug.
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
  const fields = fieldMessages(refusal.fields, visitor.language);
  return {
    status: refusalStatus[refusal.code],
    envelope: refused(refusal.code, words.code(refusal.code, refusal.facts.minutes), { ...refusal.facts, fields }),
  };
}
