import { redirect } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";

/** Whoever is out already stays so. */
export async function signOut({ context }: ScreenArguments) {
  try {
    await asked(context).call("/staff/signOut", {});
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "TOKEN_VALID_FAIL") throw error;
  }
  return redirect("/console/sign-in");
}
