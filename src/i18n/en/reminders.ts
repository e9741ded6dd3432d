/** `/stop-reminders`: the link at the foot of a reminder. */
export const words = {
  title: "No more reminders?",
  lede: "Reminders about your trip then stop for this order: installing, departure, data running low or ending.",
  still: "E-mails about delivery and payment still come.",
  stop: "Stop the reminders",
  done: { title: "No more reminders", text: "There are none for this order from now on." },
  missing: {
    title: "This link does not work",
    text: "It may be incomplete. Please open it from the e-mail once more.",
  },
  home: "Go to the home page",
};
