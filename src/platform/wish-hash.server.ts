import { createHash } from "node:crypto";

/** By which a repeat of a wish is known: its entries with its request key. */
export const wishHash = (path: string, wish: { requestKey: string }): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([path, wish]))
    .digest();
