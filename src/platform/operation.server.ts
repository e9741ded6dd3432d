import type * as z from "zod/mini";
import type { Endpoint, InputOf, WishOutput } from "../kernel/endpoint.ts";
import type { Context } from "./context.server.ts";

export type Operation<E extends Endpoint = Endpoint> = {
  endpoint: E;
  run(input: InputOf<E>, context: Context): Promise<WishOutput<E>>;
};

/** Binds a contract to the function that keeps it. The function may throw a `Refusal`; anything else it throws is a bug. */
export function operation<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  run: (input: z.output<Input>, context: Context) => Promise<z.input<Output>>,
): Operation {
  return { endpoint, run };
}
