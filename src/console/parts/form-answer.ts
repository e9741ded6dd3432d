import { data } from "react-router";
import { CallRefused, type FieldMessage } from "../../kernel/envelope.ts";
import { refusalStatus, type RefusalCode } from "../../kernel/refusal.ts";

/** Why a form is shown again, and what was typed into it. */
export type Answered = { entries: Record<string, string>; fields: FieldMessage[]; problem?: string };

export async function entriesOf(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** `instead`: this form's own words for a refusal that says it too generally. */
export function shownAgain(
  error: unknown,
  entries: Record<string, string>,
  instead: Partial<Record<RefusalCode, string>> = {},
) {
  // the page that asks for a proof keeps what was typed (parts/proof)
  if (!(error instanceof CallRefused) || error.code === "CONFIRM_FIRST") throw error;
  const { code, message, details } = error;
  const problem = details.fields.length === 0 ? (instead[code] ?? message) : undefined;
  return data<Answered>(
    { entries, fields: details.fields, ...(problem !== undefined && { problem }) },
    { status: refusalStatus[code] },
  );
}
