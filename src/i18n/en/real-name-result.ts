/** Where a registration under a real name stands: the page behind its private link. */
export const words = {
  title: "Your real-name registration",
  titles: {
    draft: "It was not sent yet.",
    received: "We have it.",
    checking: "A person is checking it.",
    again: "One more thing, please.",
    againBoth: "Two more things, please.",
    registered: "You are registered.",
    refused: "Not accepted",
    withdrawn: "It is over.",
    deregistered: "The registration was cancelled.",
    corrected: "The number was corrected.",
  },
  leads: {
    draft: "Go back to the form: your answers are on the device that you typed them on.",
    received: "You may close this page. We write to you as soon as it is decided.",
    again: "Everything else was right and is kept.",
    registered: "Your SIM has data wherever a registration is needed. Switch flight mode on and off once if not.",
    refused: "We could not accept this registration. Nothing else of yours is affected.",
    withdrawn: "Photos and details were deleted. You can begin again at any time.",
    deregistered: "Your SIM has no data where a registration is needed.",
    corrected: "The wrong one has no data where a registration is needed.",
  },
  reasons: {
    photo_unreadable: "The photograph cannot be read. Please take it in good light and hold still.",
    photo_incomplete: "Part of the document is missing in the photograph. Please show the whole page or card.",
    photo_copy: "The photograph shows a copy or a screen. Please use the original, in colour.",
    details_differ: "What was typed is not what the document says. Please compare names, dates and number.",
    photo_lost:
      "The photograph that you sent was damaged at our end and can no longer be opened. We are sorry: please take it once more.",
    details_lost:
      "What you typed was damaged at our end and can no longer be opened. We are sorry: please type it once more.",
    photo_other:
      "What exactly was wrong stood on the page of this registration, and is deleted by now; please send the photograph once more.",
    details_other:
      "What exactly was wrong stood on the page of this registration, and is deleted by now; please type the details once more.",
    too_young:
      "The holder of this document is too young to register a SIM. A parent or guardian can register it in their own name.",
    document_refused:
      "This kind of document is not accepted for the chosen region. Please start again with another one.",
    document_expired: "The document has expired. Please start again with one that is valid.",
    not_the_holder:
      "The name is not the one on the document. Please start again with the document of whoever uses the SIM.",
    sim_taken: "The SIM is registered under another name by now. If it is yours, please write to us.",
    too_many_sims:
      "With these SIMs you would have more than one person may. Cancel one that is no longer used, then start again.",
    former_ended:
      "The registration with your former document has ended, so there is none to change. Please send the new document as a first registration.",
    other: "The reason stood on the page of this registration, and is deleted by now.",
    sim_expired:
      "The network says that this SIM has expired or is out of use for good, so its registration has ended. You need not do anything.",
    sim_corrected: "The number of this SIM was corrected: the right one has a registration of its own.",
  },
  usual: (minutes: number): string => `Nine in ten are answered within ${minutes} minutes`,
  usualHours: (hours: number): string => `Nine in ten are answered within ${hours} hours`,
  since: (moment: string): string => `since ${moment}`,
  usualUnknown: "As soon as a person has compared it",
  before: (count: number): string =>
    count === 0 ? "You are next" : count === 1 ? "1 before you" : `${count} before you`,
  moments: {
    received: "Received",
    queued: "In the queue",
    checked: "Being checked",
    answer: "Answer",
    decided: "Decided",
  },
  number: "Your number",
  copy: "Copy",
  copied: "Copied",
  keep: "Keep this address: it opens this page again. Whoever has it sees how far it is, never your document.",
  elsewhere: "While you wait: your SIM already works where no registration is needed.",
  facts: {
    sims: (count: number): string => (count === 1 ? "SIM" : `${count} SIMs`),
    left: (day: string): string => `cancelled on ${day}`,
    correcting: "is being corrected",
    corrects: "In place of",
    answer: "News goes to",
    regions: "Use",
    deletedOn: "Photo and details deleted on",
    deletedAt: "Photo and details were deleted on",
    keptWhile: "Photo and details are kept, locked, as long as the SIM is registered.",
  },
  regions: { HK: "Hong Kong", TW: "Taiwan" },
  act: {
    photo: "Take the photo again",
    both: "Photo and details again",
    contact: "Correct name, phone or e-mail",
    details: "Correct the details",
    start: "Start again",
    change: "My document has changed",
    withdraw: "Take it back",
    deregister: "Cancel the registration",
    oneSim: "Cancel one SIM alone",
    sim: "Correct the number of a SIM",
    correction: "See the correction",
    back: "Back to the registration",
    send: "Send",
    form: "To the form",
  },
  mend: {
    notSent: "It was not sent",
    photoTitle: "The photo once more",
    contactTitle: "Where do we write to?",
    contactLede:
      "We do not show what stands there in full, so that nobody with this link can read it. Type what is to change; what you leave empty stays.",
    simTitle: "What is the right number?",
    simLede: (sim: string): string =>
      `It is registered in place of ${sim}, with the photo and details that we have. A person checks it first; until then ${sim} stays registered.`,
    detailsTitle: "What does the document say?",
    detailsLede:
      "We do not show what you typed before, so that nobody with this link can read it. Please type it once more.",
  },
  withdraw: {
    title: "Take the registration back?",
    text: "Photos and details are deleted at once. Your SIM is not registered then.",
    confirm: "Take it back and delete",
    endTitle: "Cancel the registration?",
    endText:
      "Your SIM loses data where a registration is needed, within a day at the latest. The law makes us keep the photo and details for a while; this page names the day on which they are deleted.",
    endConfirm: "Cancel the registration",
    endsCorrection: (sims: string): string =>
      `The number of ${sims} is being corrected: that correction is taken back, too.`,
    simTitle: "Cancel the registration of this SIM?",
    simText: (sim: string): string =>
      `Only ${sim} is taken out; your other SIMs stay registered. It loses data where a registration is needed, within a day at the latest, and can be registered anew at once, also under another name.`,
    simConfirm: "Cancel this SIM",
  },
  later: "We cannot look right now.",
  missing: {
    title: "We do not find this registration.",
    text: "The link may be incomplete, or the form was never sent and is deleted by now. The newest e-mail about it has the whole link.",
    start: "Begin a registration",
  },
};
