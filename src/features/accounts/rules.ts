/** One spelling for one mailbox. Providers tell `A.B@` and `ab@` apart or do not; we take what is typed, in lower case. */
export const mailboxOf = (email: string) => email.toLowerCase();
