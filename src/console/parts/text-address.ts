/** Of a text or of words, as proposals and changes to come name them: `notice harbour`, `words shell nav.buy`. */
export function addressOfText(subject: string): string {
  const [kind = "", ...name] = subject.split(" ");
  return `/console/content/${[kind, ...name].map(encodeURIComponent).join("/")}`;
}
