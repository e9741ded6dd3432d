import type * as z from "zod/mini";
import type { RefusalCode } from "./refusal.ts";
import type { SecurityEvent } from "./security-event.ts";
import type { StaffRight } from "./staff-right.ts";

/** The contract of a call: both sides use it, `answer` enforces it, /openapi.json is generated from it. */
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
  /** What a member of staff must be allowed to; said by every contract of theirs, and by no other. */
  right?: StaffRight;
  /** Whether a member of staff must have shown within the last minutes that it is them (kernel/fresh-proof). */
  isFresh?: boolean;
  input: Input;
  output: Output;
  /** Its refusals besides INVALID_INPUT and the platform's own. */
  refusals: readonly RefusalCode[];
  /** How often one address may call it. */
  limit: CallLimit;
  /**
   * Cached until the catalogue changes (platform/http/kept-answers), as long as the input has only these fields. Free
   * text is not among them: entries would hardly be reused, and would evict those that everybody requests.
   */
  kept?: readonly string[];
  /** The field of its input that is a file (kernel/file-bytes). */
  file?: string;
  /** The most bytes of its body, where 64 kB are too few for what it takes (platform/http/api-routes). */
  bodyBytes?: number;
  /** The security log's event on success. */
  securityEvent?: SecurityEvent;
};

/**
 * The kind of caller: `everybody`, the operation gets nothing about its caller but the language, so that the answer is
 * the same for all; `anyone`, the caller is not identified; `perhaps_account`, a guest or an account; `account`;
 * `holder`, an account or someone signed in with the number of a SIM, which is the narrower right; `perhaps_holder`, a
 * guest or one of these; `staff`, a member of staff; `partner`, a reseller. The last two are never taken for a
 * customer, nor a customer for one of them.
 */
export type CallerKind =
  | "everybody"
  | "anyone"
  | "perhaps_account"
  | "perhaps_holder"
  | "account"
  | "holder"
  | "staff"
  | "partner";

/** Below /api, with a leading slash, in the specification's spelling. */
type ApiPath = `/${string}`;

/**
 * `read`: browsing; `count`: statistics, written in batches; `write`: inserts rows; `compute`: CPU-intensive; `costly`:
 * calls external services; `guess`: no call, but a wrong promo code. The limits are in platform/limits.
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
  facts: Omit<Endpoint<Input, Output, Path, Who>, "refusals" | "limit" | "kept" | "right" | "isFresh"> &
    Partial<Pick<Endpoint, "refusals" | "limit">> & { kept?: KeptNames<Input, Who> } & RightOf<Who>,
): Endpoint<Input, Output, Path, Who> {
  return { refusals: [], limit: "read", ...facts };
}

type RightOf<Who extends CallerKind> = Who extends "staff"
  ? { right: StaffRight; isFresh?: boolean }
  : { right?: never; isFresh?: never };

/** Only answers that do not depend on the caller can be cached. */
type KeptNames<Input extends z.ZodMiniType, Who extends CallerKind> = Who extends "everybody"
  ? readonly (keyof z.output<Input> & string)[]
  : never;
