/** The frame of `/account`; each tab has words of its own. */
export const words = {
  title: "Your account",
  signedInAs: "Signed in as",
  sim: "Showing the SIM",
  parts: "Parts of your account",
  tabs: { orders: "My orders", packages: "My packages", addresses: "Addresses", detail: "Account" },
  signOut: "Sign out",
  agreeAgain: {
    title: "Our privacy policy has changed",
    text: "What we do with your data has changed in an important way since you agreed. Your eSIMs, SIM cards and orders work as before, whether you agree or not.",
    before: "I have read and agree to the ",
    link: "privacy policy",
    newTab: "(opens a new tab)",
    agree: "Agree",
  },
  forAccounts: {
    title: (tab: string): string => `${tab}: only with an account`,
    text: "A SIM's number is printed on the card, so it shows that SIM and nothing else. Sign in with your e-mail or phone number to see the rest.",
    signIn: "Sign in with an account",
  },
  /** Setting one up, as an offer after signing in and on the tab of the account. */
  passkey: {
    offer: "Sign in faster next time",
    offerText: "With your face, finger or the device's code. Nothing to remember, nothing to type.",
    button: "Set up a passkey",
    later: "Not now",
    added: "Your passkey is ready",
    addedText: "Next time, press “Sign in with a passkey”.",
    notAdded: "No passkey was set up",
    known: "This device already has a passkey for your account.",
    failed: "Your device did not confirm the passkey. Please try once more.",
  },
};
