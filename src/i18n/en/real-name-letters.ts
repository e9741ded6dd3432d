import { words as letters } from "./letters.ts";
import { words as result } from "./real-name-result.ts";

/** E-mails about a registration under a real name. */
export const words = {
  realName: {
    brand: letters.brand,
    subject: (number: string): string => `Your registration ${number}`,
    titles: {
      received: "We have your registration.",
      again: "One more thing, please.",
      againBoth: "Two more things, please.",
      registered: "You are registered.",
      refused: "Not accepted",
      withdrawn: "Your registration was taken back.",
      deregistered: "Your registration was cancelled.",
      sim_left: "One SIM is no longer registered.",
      moved: "A SIM was registered anew.",
      correcting: "We have the corrected number of your SIM.",
      corrected: "The number of a SIM was corrected.",
      lapsed: "Your registration is over.",
      undecided: "Your registration is over.",
      name_changed: "The contact name was changed.",
    },
    leads: {
      received: "A person compares it by hand. We write again as soon as it is decided; you need not do anything.",
      again: "Everything else was right and is kept.",
      registered: "Your SIM works wherever a registration is needed.",
      refused: "We could not accept this registration.",
      withdrawn: "Your photographs and details were deleted.",
      deregistered: "Your SIM no longer works where a registration is needed.",
      sim_left:
        "Only this SIM was taken out of your registration; the others stay registered. Within a day at the latest it has no data where a registration is needed. Registering it anew, also under another name, is possible at once.",
      moved:
        "A registration with a changed document, which names yours as the one before, was accepted. What you see below is registered under the new document from now on. If you sent it, you need do nothing.",
      correcting:
        "It is to be registered in place of the wrong one, with the photo and details that we have. A person checks it first; until then the other number stays registered. You need not do anything.",
      corrected: "The wrong one is no longer registered.",
      lapsed:
        "We asked you for one more thing and had no answer for 90 days, so your photographs and details were deleted, and this form holds no SIM any more. You can register anew at any time.",
      undecided:
        "We did not decide about your registration in time, and we are sorry. We may not keep photographs and details any longer, so they were deleted, and this form holds no SIM any more. If you still need the registration, please send it anew.",
      name_changed:
        "Somebody with the private link of this registration has put another name there, by which we address you. The SIM stays under the name that the document says. If that was not you, open your registration: there the name is corrected, or the registration taken back.",
    },
    reasons: result.reasons,
    contactChanged: {
      title: "This mailbox is no longer named.",
      lead: "Somebody with the private link of this registration has put another e-mail address in place of yours. Nothing about it comes here any more.",
      notYou:
        "If that was not you, open the link in our first e-mail: there the address is corrected, or the registration taken back. Nobody with that link sees a photograph or what a document says.",
      footer: (email: string): string => `Sent to ${email}, which a registration at Farwave named until now.`,
    },
    /** Text messages: of a decision first; the address of its page follows each. */
    text: (number: string): string => `Farwave: there is news of your real-name registration ${number}.`,
    receivedText: (number: string): string => `Farwave: we have your real-name registration ${number}.`,
    endedText: (number: string): string => `Farwave: your real-name registration ${number} is over.`,
    simLeftText: (number: string): string =>
      `Farwave: one SIM of your real-name registration ${number} is no longer registered.`,
    movedText: (number: string): string =>
      `Farwave: a SIM of your real-name registration ${number} was registered with a changed document. If it was not you, write to us at once.`,
    notYou: "If it was not you",
    tell: (address: string): string =>
      `Reply to this e-mail, or write to ${address}, with the number of your registration. We look at it at once and can put it right.`,
    open: "See your registration",
    openHint: "Whoever has this link sees how far it is, never your document.",
    number: "Registration",
    sim: "SIM",
    footer: (email: string): string => `Sent to ${email}, which a registration at Farwave names.`,
  },
};
