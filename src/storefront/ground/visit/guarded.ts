import { redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { links } from "../links.ts";
import type { Asking } from "./visit.ts";

/** Longer than any address that a page of ours leads to. */
const longestBack = 500;

/** Requirements A4: without a session, one is sent to sign in and comes back from there. */
export async function guarded<Read>(
  { pathname, search }: URL,
  { language }: Pick<Asking, "language">,
  read: () => Promise<Read>,
): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "TOKEN_VALID_FAIL") throw error;
    throw redirect(
      links(language).login({ back: search.length > longestBack ? pathname : `${pathname}${search}` }),
      303,
    );
  }
}
