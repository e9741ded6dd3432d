import { expect, test } from "vitest";
import { escapeHtml, html, unescapeHtml } from "./html.ts";

test("every value is escaped, in text and in attributes", () => {
  const hostile = `"><script>alert('x')</script>&amp;`;
  expect(html`<a href="${hostile}">${hostile}</a>`.text).toBe(
    `<a href="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;</a>`,
  );
});

test("markup goes into markup as it is, alone or in rows", () => {
  const rows = ["a", "<b>"].map((cell) => html`<td>${cell}</td>`);
  expect(html`<tr>${rows}</tr>${undefined}${false}${null}${[7, "&"]}`.text).toBe(
    "<tr><td>a</td><td>&lt;b&gt;</td></tr>7&amp;",
  );
});

test("plain text stays as it is", () => {
  expect(escapeHtml("日本 – Côte d’Ivoire")).toBe("日本 – Côte d’Ivoire");
});

test("what was escaped comes back as it was, and an entity that was text stays text", () => {
  const hostile = `<a href="x">'&amp;' & &nbsp;</a>`;
  expect(unescapeHtml(escapeHtml(hostile))).toBe(hostile);
  expect(unescapeHtml("&nbsp;&amp;lt;")).toBe("&nbsp;&lt;");
});
