import { redirectDocument } from "react-router";
import { links } from "../../ground/links.ts";
import { forgetSignIn } from "../../ground/visit/signed-in.ts";
import type { Asking } from "../../ground/visit/visit.ts";

/**
 * Row H7: the session ends, `Token` and `checked_iccid` go. The page is loaded anew, so that no screen that was kept
 * shows what was somebody's.
 */
export async function signOut({ call, language }: Asking) {
  await call("/user/logout", {});
  forgetSignIn();
  return redirectDocument(links(language).login(), 303);
}
