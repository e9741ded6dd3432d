import nodemailer from "nodemailer";
import type { Letter, Mailer } from "./mailer.ts";

/** Sends through any SMTP server: `smtp://user:password@host:587` or `smtps://…`. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000, pool: true });
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? "localhost";
  return {
    name: "smtp",
    async send({ id, to, copyTo, unsubscribe, subject, text, html, pictures }: Letter) {
      await transport.sendMail({
        from,
        // as one address: text would be read as a list, which a comma makes longer
        to: { name: "", address: to },
        ...(copyTo && { cc: { name: "", address: copyTo } }),
        ...(unsubscribe && { headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } }),
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        attachments: pictures.map((picture) => ({ ...picture, contentDisposition: "inline" as const })),
      });
    },
  };
}
