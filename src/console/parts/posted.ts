import { redirect } from "react-router";
import { CallRefused } from "../../kernel/envelope.ts";
import type { Call } from "../ground/asking.ts";

/** The texts of a form, in their order; one name may come more than once. */
export type Posted = [name: string, value: string][];

export const proofField = "proofCode";

/** What a form sends, and the code by which a proof was asked for; undefined for a page that is only looked at. */
export async function postedIn(request: Request): Promise<{ posted: Posted; code: string | undefined } | undefined> {
  if (request.method !== "POST") return undefined;
  const pairs = [...(await request.clone().formData())].flatMap(([name, value]): Posted =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return {
    posted: pairs.filter(([name]) => name !== proofField),
    code: pairs.find(([name]) => name === proofField)?.[1],
  };
}

/** Why the code shows nothing; undefined when it does, and what was asked for can be done. */
export async function refusedProof(call: Call, code: string): Promise<string | undefined> {
  try {
    await call("/staff/proveByCode", { code });
    return undefined;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    // signed out meanwhile: what was asked for leads to sign-in by itself
    if (error.code === "TOKEN_VALID_FAIL") return undefined;
    return error.details.fields[0]?.message ?? error.message;
  }
}

export const asksForProof = (error: unknown): boolean => error instanceof CallRefused && error.code === "CONFIRM_FIRST";

/**
 * Of a form for a file: the proof is asked for first. By the time that one came with it, it was looked at, and the same form
 * is sent to the file once more.
 */
export async function proveForFile({ request }: { request: Request }): Promise<Response> {
  const form = await request.formData();
  if (!form.has(proofField)) throw new CallRefused("CONFIRM_FIRST", "", { fields: [] });
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 307);
}
