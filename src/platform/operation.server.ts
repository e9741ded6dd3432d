import type * as z from "zod/mini";
import type { CallerKind, Endpoint, InputOf, WishOutput } from "../kernel/endpoint.ts";
import type { AccountCaller, AnyCaller, Caller, Context, PartnerCaller, StaffCaller } from "./context.server.ts";

export type Operation<E extends Endpoint = Endpoint> = {
  endpoint: E;
  run(input: InputOf<E>, context: EverybodysContext | (Context & { caller?: AnyCaller })): Promise<WishOutput<E>>;
};

/** All that an answer for everybody may depend on, besides the input. */
export type EverybodysContext = Pick<Context, "db" | "config" | "catalogueVersion" | "changedWords"> & {
  visitor: Pick<Context["visitor"], "language">;
};

/** What an operation knows about its caller, depending on its contract. */
type CallersContext = {
  everybody: EverybodysContext;
  anyone: Context;
  perhaps_account: Context & { caller?: AccountCaller };
  perhaps_holder: Context & { caller?: Caller };
  account: Context & { caller: AccountCaller };
  holder: Context & { caller: Caller };
  staff: Context & { caller: StaffCaller };
  partner: Context & { caller: PartnerCaller };
};

/** Binds a contract to its implementation. The function may throw a `Refusal`; anything else it throws is a bug. */
export function operation<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Who extends CallerKind>(
  endpoint: Endpoint<Input, Output, `/${string}`, Who>,
  run: (input: z.output<Input>, context: CallersContext[Who]) => Promise<z.input<Output>>,
): Operation {
  return { endpoint, run };
}
