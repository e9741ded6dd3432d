/** The frame of `/account`; each tab has words of its own. */
export const words = {
  title: "Your account",
  signedInAs: "Signed in as",
  sim: "Showing the SIM",
  parts: "Parts of your account",
  tabs: { orders: "My orders", packages: "My packages", addresses: "Addresses", detail: "Account" },
  signOut: "Sign out",
  forAccounts: {
    title: (tab: string): string => `${tab}: only with an account`,
    text: "A SIM's number is printed on the card, so it shows that SIM and nothing else. Sign in with your e-mail or phone number to see the rest.",
    signIn: "Sign in with an account",
  },
  coming: "This part opens soon",
};
