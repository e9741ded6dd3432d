import type * as z from "zod/mini";
import type { RefusalCode } from "./refusal.ts";
import type { SecurityDeed } from "./security-event.ts";

/** What a call looks like: both sides agree on it, `answer` keeps to it, /openapi.json is made from it. */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Path extends ApiPath = ApiPath,
  Who extends CallerKind = CallerKind,
> = {
  path: Path;
  /** One sentence for the API page. */
  summary: string;
  caller: Who;
  input: Input;
  output: Output;
  /** The expected "no"s beside INVALID_INPUT and the platform's own. */
  refusals: readonly RefusalCode[];
  /** How often one address may call it. */
  limit: CallLimit;
  /**
   * Kept until the catalogue changes (platform/http/kept-answers), while a wish asks for nothing but these names. What
   * a person types is not among them: hardly anybody types the same, and it would push out what everybody asks for.
   */
  kept?: readonly string[];
  /** What the security log tells when it has gone well. */
  deed?: SecurityDeed;
};

/**
 * Whose call it is: `everybody`, the operation is told nothing of its caller but the language, so that the answer is
 * the same for all; `anyone`, nobody asks who; `perhaps_account`, a guest or an account; `account`; `holder`, an
 * account or whoever signed in with the number of a SIM, which is the narrower right.
 */
export type CallerKind = "everybody" | "anyone" | "perhaps_account" | "account" | "holder";

/** Below /api, with a leading slash, in the specification's spelling. */
type ApiPath = `/${string}`;

/**
 * `read`: browsing; `count`: counted, and written with others; `write`: makes rows; `compute`: computes for long;
 * `costly`: reaches the outside world; `guess`: no call, but a wrong promo code. Numbers in platform/limits.
 */
export type CallLimit = "read" | "count" | "write" | "compute" | "costly" | "guess";

export type InputOf<E extends Endpoint> = z.output<E["input"]>;
export type WishOf<E extends Endpoint> = z.input<E["input"]>;
export type OutputOf<E extends Endpoint> = z.output<E["output"]>;
/** What an operation returns before the contract trims it. */
export type WishOutput<E extends Endpoint> = z.input<E["output"]>;

export function endpoint<
  const Path extends ApiPath,
  const Who extends CallerKind,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(
  facts: Omit<Endpoint<Input, Output, Path, Who>, "refusals" | "limit" | "kept"> &
    Partial<Pick<Endpoint, "refusals" | "limit">> & { kept?: KeptNames<Input, Who> },
): Endpoint<Input, Output, Path, Who> {
  return { refusals: [], limit: "read", ...facts };
}

/** Only what is answered without knowing who asks can be kept. */
type KeptNames<Input extends z.ZodMiniType, Who extends CallerKind> = Who extends "everybody"
  ? readonly (keyof z.output<Input> & string)[]
  : never;
