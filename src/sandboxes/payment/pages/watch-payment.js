// Asks every two seconds whether a phone has decided, and goes on by itself. Without it the page has a link for that.
const { state, seen, return: returnUrl } = document.querySelector("main").dataset;

async function look() {
  if (document.hidden) return;
  const answer = await fetch(state).then((response) => response.json());
  if (answer.seen === seen) return;
  if (answer.goesBack) location.assign(returnUrl);
  else location.reload();
}

setInterval(() => look().catch(() => {}), 2000);
