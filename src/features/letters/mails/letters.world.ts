/** What a reader sees of the HTML, piece by piece. */
export const shown = (page: string) =>
  page
    .slice(page.indexOf("</div>"))
    .split(/<[^>]+>/)
    .map((piece) =>
      piece
        .replaceAll("&nbsp;", "")
        .replace("&#8599;", "")
        .replace(/ ?&#8594;/, "")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&")
        .replaceAll("&#39;", "'")
        .trim(),
    )
    .filter(Boolean);
