import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";

/** `expiresOn`: the last month in which it is valid, `2029-11`. */
export const SavedCard = z.object({ id: z.string(), brand: z.string(), lastFour: z.string(), expiresOn: z.string() });

export const GetCards = endpoint({
  path: "/account/getCards",
  summary:
    "The cards kept at the payment service for automatic top-up. With `cardId`, how it stands with the one that was just given there.",
  caller: "account",
  input: z.object({ cardId: z.optional(z.uuid("format")) }),
  /** `given`: null where no card was asked about, or it does not exist. */
  output: z.object({ cards: z.array(SavedCard), given: z.nullable(z.enum(["waiting", "saved", "failed"])) }),
});
