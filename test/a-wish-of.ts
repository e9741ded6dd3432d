import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";

/** An input in the form of a contract; what it says means nothing. */
export function aWishOf(type: z.core.$ZodType): unknown {
  const { def } = type as unknown as { def: Def };
  switch (def.type) {
    case "object":
      return Object.fromEntries(Object.entries(def.shape).map(([field, inner]) => [field, aWishOf(inner)]));
    case "array":
      return [];
    case "enum":
      return Object.values(def.entries)[0];
    case "literal":
      return def.values[0];
    case "union":
      return aWishOf(def.options[0]!);
    case "pipe":
      return aWishOf(def.in);
    case "record":
      return {};
    case "nullable":
      return null;
    case "int":
    case "number":
      return 1;
    case "optional":
    case "default":
      return undefined;
    default:
      return randomUUID();
  }
}

type Def =
  | { type: "object"; shape: Record<string, z.core.$ZodType> }
  | { type: "enum"; entries: Record<string, string> }
  | { type: "literal"; values: unknown[] }
  | { type: "union"; options: z.core.$ZodType[] }
  | { type: "pipe"; in: z.core.$ZodType }
  | { type: "array" | "record" | "nullable" | "int" | "number" | "optional" | "default" | "string" };
