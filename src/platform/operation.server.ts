import type * as z from "zod/mini";
import type { CallerKind, Endpoint, InputOf, WishOutput } from "../kernel/endpoint.ts";
import type { AccountCaller, Caller, Context } from "./context.server.ts";

export type Operation<E extends Endpoint = Endpoint> = {
  endpoint: E;
  run(input: InputOf<E>, context: Context & CallersContext[CallerKind]): Promise<WishOutput<E>>;
};

/** What an operation knows of its caller, by what its contract says. */
type CallersContext = {
  anyone: object;
  perhaps_account: { caller?: AccountCaller };
  account: { caller: AccountCaller };
  holder: { caller: Caller };
};

/**
 * Binds a contract to the function that keeps it. The function may throw a `Refusal`; anything else it throws is a bug.
 */
export function operation<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Who extends CallerKind>(
  endpoint: Endpoint<Input, Output, `/${string}`, Who>,
  run: (input: z.output<Input>, context: Context & CallersContext[Who]) => Promise<z.input<Output>>,
): Operation {
  return { endpoint, run };
}
