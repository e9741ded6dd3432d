/** The frame of `/account`; each tab has words of its own. */
export const words = {
  title: "Your account",
  signedInAs: "Signed in as",
  sim: "You see the SIM",
  parts: "Parts of your account",
  tabs: { orders: "My orders", packages: "My packages", addresses: "Addresses", detail: "Account" },
  signOut: "Sign out",
  forAccounts: {
    title: (tab: string): string => `${tab}: for accounts only`,
    text: "A SIM's number shows that SIM and nothing else, since it is printed on the card. Sign in with your e-mail or phone to see the rest.",
    signIn: "Sign in with an account",
  },
  coming: "This part opens soon",
};
