/**
 * One letter, ready to go. `id` makes the Message-ID, so that a letter sent twice after a crash is recognised as one.
 */
export type Letter = {
  id: string;
  to: string;
  /** Gets the same letter, openly. */
  copyTo?: string;
  /** Where one click in the mail program ends letters of this kind (RFC 8058): a POST without cookies. */
  unsubscribe?: string;
  subject: string;
  text: string;
  html: string;
  /** Pictures shown inside the HTML by `cid:`. */
  pictures: { cid: string; filename: string; contentType: string; content: Buffer }[];
};

/** Sends letters. Rejects when the letter was not accepted; the job tries again. */
export interface Mailer {
  readonly name: "smtp" | "kept";
  send(letter: Letter): Promise<void>;
}
