/** The eSIM entry of the menu and the footer (row H6), as a dialog and as a page. */
export const words = {
  title: { account: "Your eSIMs", sim: "Your eSIM", visitor: "eSIM help center" },
  account:
    "To your eSIMs: we take you there and sign you in, and for this hand your e-mail and phone number over to the eSIM service. By continuing you accept the terms and the privacy policy.",
  sim: "To your eSIM: we take you there and sign you in with the number of this SIM alone. By continuing you accept the terms and the privacy policy.",
  visitor: "To the eSIM help center?",
  visitorText: "How to install, use and change an eSIM. You need not sign in.",
  email: "E-mail",
  phone: "Phone",
  iccid: "SIM",
  terms: "Terms",
  privacy: "Privacy policy",
  questions: "Questions about eSIMs",
  go: "Continue",
  cancel: "Cancel",
  opening: "Opening",
  looking: "One moment",
  failed: "It did not open",
  retry: "Try again",
  over: "That link is over",
  overText:
    "It works once, within a minute, and only in the browser where it was opened. Nothing has happened; press Continue for a new one.",
  onward: (host: string): string => `Go on to ${host}`,
  onwardText: "This link works once, within a minute.",
};
