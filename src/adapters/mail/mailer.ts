/**
 * An e-mail, ready to send. `id` becomes the Message-ID, so that one sent twice after a crash is recognised as the
 * same.
 */
export type Letter = {
  id: string;
  to: string;
  /** Cc. */
  copyTo?: string;
  /** The one-click unsubscribe URL (RFC 8058): a POST without cookies. */
  unsubscribe?: string;
  subject: string;
  text: string;
  html: string;
  /** Pictures shown inside the HTML by `cid:`. */
  pictures: { cid: string; filename: string; contentType: string; content: Buffer }[];
};

/** Sends e-mails. Rejects when the e-mail was not accepted; the job retries. */
export interface Mailer {
  readonly name: "smtp" | "kept";
  send(letter: Letter): Promise<void>;
}
