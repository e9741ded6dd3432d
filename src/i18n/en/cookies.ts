export const words = {
  title: "May we count clicks?",
  text: "It shows us which pages and buttons help and which need mending. No advertising, nothing is sold, and the shop works the same either way.",
  policy: "Privacy policy",
  necessary: "Necessary only",
  accept: "Accept",
};
