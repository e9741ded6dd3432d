/** The console's sign-in, and joining it. */
export const words = {
  signIn: {
    title: "Sign in",
    lede: "For people who work at Farwave.",
    passkey: "Sign in with a passkey",
    needsScript: "Passkeys need JavaScript. Without it, sign in with your password and your code app.",
    passkeyAlone: "Signing in needs a passkey, and passkeys need JavaScript.",
    or: "or",
    byPassword: "With password and code app",
    email: "E-mail",
    password: "Password",
    code: "Code from your app",
    codeHint: "Six digits, new every 30 seconds",
    go: "Sign in",
    failed: "That did not work. E-mail, password and code must all be right, and each code counts once.",
    passkeyFailed: "This passkey was not accepted. Please try again.",
    lost: (isBoth: boolean): string =>
      `${isBoth ? "Lost both?" : "Cannot sign in?"} Whoever runs the server makes a new link: npm run staff -- invite your@address`,
  },

  proof: {
    title: "Confirm that it is you",
    lede: "What you are about to do needs a fresh sign-in. Nothing of what you typed is lost; it is done as soon as you have confirmed.",
    passkey: "Confirm with a passkey",
    passkeyFailed: "The passkey was not accepted. Please try again.",
    byCode: "With your code app",
    go: "Confirm",
    back: "Back without doing it",
  },

  invitation: {
    title: "Set up how you sign in",
    lede: (email: string): string => `For ${email}. This link works once and for an hour at most.`,
    name: "Your name",
    nameHint: "As colleagues see it, and as the audit trail keeps it",
    passkey: "Set up a passkey",
    passkeyLede: "The finger, face or number that opens this device. Nothing to remember, nothing to type off.",
    passkeyFailed: "The passkey was not made. Please try again.",
    byPassword: "Or a password and a code app",
    picture: "The code app's secret as a QR code",
    scan: "Scan this with your code app, or type in the key:",
    password: "New password",
    passwordHint: "8 to 20 characters, at least two kinds of letters, digits and signs",
    code: "Code from your app",
    go: "Set up and sign in",
    over: "This link is used up",
    overLede:
      "A link works once and for an hour at most. Whoever runs the server makes a new one: npm run staff -- invite your@address",
    toSignIn: "To sign-in",
  },
};
