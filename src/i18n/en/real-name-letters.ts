/** E-mails about a registration under a real name. */
export const words = {
  realName: {
    subject: (number: string): string => `Your registration ${number}`,
    titles: {
      received: "We have your registration.",
      again: "One more thing, please.",
      registered: "You are registered.",
      refused: "Not accepted",
      withdrawn: "Your registration was taken back.",
      deregistered: "Your registration was cancelled.",
    },
    leads: {
      received: "A person is looking at it. We write again as soon as it is decided; you need not do anything.",
      again: "Everything else was right and is kept.",
      registered: "Your SIM works wherever a registration is needed.",
      refused: "We could not accept this registration.",
      withdrawn: "Your photographs and details were deleted.",
      deregistered: "Your SIM no longer works where a registration is needed.",
    },
    reasons: {
      photo_unreadable: "The photograph cannot be read. Please take it in good light and hold still.",
      photo_incomplete: "Part of the document is missing in the photograph. Please show the whole page or card.",
      photo_copy: "The photograph shows a copy or a screen. Please use the original, in colour.",
      details_differ: "What was typed is not what the document says. Please compare names, dates and number.",
      too_young: "Nobody under 16 may register a SIM.",
      document_refused:
        "This kind of document is not accepted for the chosen region. Please start again with another one.",
      document_expired: "The document has expired. Please start again with one that is valid.",
      not_the_holder:
        "The name is not the one on the document. Please start again with the document of whoever uses the SIM.",
    },
    open: "See your registration",
    openHint: "Whoever has this link sees how far it is, never your document.",
    number: "Registration",
    footer: (email: string): string => `Sent to ${email}, which a registration at Farwave names.`,
  },
};
