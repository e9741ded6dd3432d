/**
 * What the link of a code's e-mail fills in (features/letters/mails/code-letter): the form is still sent by the person who
 * opens it, so that no scanner of e-mails uses the code.
 */
export type FilledIn = { email: string | undefined; code: string | undefined };

export const filledIn = (query: URLSearchParams): FilledIn => ({
  email: query.get("email") ?? undefined,
  code: query.get("key") ?? undefined,
});
