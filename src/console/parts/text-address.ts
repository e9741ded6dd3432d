/**
 * Of a text, of words or of a fact about China, as proposals and changes to come name them: `notice harbour`,
 * `words shell nav.buy`, `china figures transit-ports 2026-11-20`.
 */
export function addressOfText(subject: string): string {
  const [kind = "", ...name] = subject.split(" ");
  if (kind === "china") {
    const [of = "", ...fact] = name;
    return `/console/catalogue/china/${encodeURIComponent(of)}/${encodeURIComponent(fact.join(" "))}`;
  }
  return `/console/content/${[kind, ...name].map(encodeURIComponent).join("/")}`;
}
