/** E-mails to companies that have used the contact form. */
export const words = {
  enquiry: {
    subject: (number: string): string => `Your enquiry ${number}`,
    title: "We have your enquiry.",
    answered: "Our answer to your enquiry",
    lead: (day: string): string =>
      `A person who can decide reads it and answers within 3 business days in Hong Kong: by ${day}.`,
    open: "See your enquiry",
    openHint: "Whoever has this link sees how far it is, and all that you have written.",
    facts: "Your enquiry",
    number: "Number",
    company: "Company",
    due: "Answer by",
    sent: "What you have chosen",
    files: (count: number, sizes: string): string => `${count} ${count === 1 ? "file" : "files"} (${sizes})`,
    more: "Something to add? Reply to this e-mail and leave the number in the subject.",
    reply: "Reply to this e-mail to go on, and leave the number in the subject.",
    footer: (email: string): string => `Sent to ${email}, which an enquiry at Farwave names.`,
  },
};
