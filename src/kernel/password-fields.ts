import * as z from "zod/mini";
import { passwordProblem } from "./password.ts";

/** An entered password; only the server can say whether it is right. */
export const TypedPassword = z.string("empty").check(z.minLength(1, "empty"), z.maxLength(200, "long"));

/** Spec 5, for a new password. */
export const NewPassword = z.string("empty").check(
  z.maxLength(200, "password.length"),
  z.refine((text) => passwordProblem(text) !== "empty", "empty"),
  z.refine((text) => passwordProblem(text) !== "password.length", "password.length"),
  z.refine((text) => passwordProblem(text) !== "password.format", "password.format"),
);
