import nodemailer from "nodemailer";
import type { Letter, Mailer } from "./mailer.ts";

/**
 * Sends through any SMTP server: `smtp://user:password@host:587`, which must support STARTTLS, or `smtps://…`;
 * otherwise a man in the middle could read sign-in codes and passwords. `plain`: to a server on this machine, without
 * TLS.
 */
export function smtpMailer({ url, from, plain = false }: { url: string; from: string; plain?: boolean }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: !plain,
    ignoreTLS: plain,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    pool: true,
  });
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? "localhost";
  return {
    name: "smtp",
    async send({ id, to, copyTo, unsubscribe, subject, text, html, pictures }: Letter) {
      await transport.sendMail({
        from,
        // as a single address: a string would be parsed as a list, which a comma extends
        to: { name: "", address: to },
        ...(copyTo && { cc: { name: "", address: copyTo } }),
        ...(unsubscribe && {
          headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        }),
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        attachments: pictures.map((picture) => ({ ...picture, contentDisposition: "inline" as const })),
      });
    },
  };
}
