const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

/** What a reader sees of it. The sanitiser writes no entities but these. */
export function textInHtml(html: string): string {
  const words = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity]!);
  return words.replaceAll(/\s+/g, " ").trim();
}
