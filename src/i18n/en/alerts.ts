/** What somebody wants to be told about packages, in My packages. */
export const words = {
  title: "Tell me in time",
  lead: "For all your packages. With a day pass, each day's share counts.",
  what: "When",
  kinds: {
    used_50: "50% of the data is used",
    used_80: "80% of the data is used",
    used_100: "The data is used up",
    ends_soon: "A day before a package ends",
  },
  how: "How",
  byMail: (email: string): string => `By e-mail to ${email}`,
  byPush: (browsers: number): string =>
    browsers === 1
      ? "As a message in the browser where you turned it on"
      : `As a message in the ${browsers} browsers where you turned it on`,
  save: "Save",
  saved: "Saved. This is what we tell you from now on.",
  push: {
    title: "Messages in this browser",
    lead: "They appear on the screen, also when the shop is not open. Your browser asks you once.",
    turnOn: "Turn on here",
    on: "This browser gets messages.",
    untilSignOut: "Signing out ends them.",
    untilClosed: "They end when you are signed out. Tick “Stay signed in” when you sign in to keep them for a trip.",
    turnOff: "Turn off here",
    refused: {
      title: "This browser blocks notifications",
      text: "Allow them in the browser’s settings for this site, then load this page again.",
    },
    homeScreen: {
      title: "On iPhone and iPad from the Home Screen",
      text: "Apple allows messages only to a shop on the Home Screen: tap Share, then Add to Home Screen, open the shop there and sign in. It needs iOS 16.4 or later.",
    },
    cannot: "This browser cannot show messages. E-mail works everywhere.",
    failed: "That did not work: the browser’s message service could not be reached. Please try again later.",
  },
};
