import { html, Markup } from "../../../kernel/html.ts";
import { languageFacts, spokenLanguage } from "../../../kernel/language.ts";
import { blockRow } from "./html-blocks.server.ts";
import type { LetterContent } from "./letter-content.ts";
import { day, grid, nightStyles, typeface } from "./mail-look.server.ts";
import { cobalt, mark, sea, seaTile, sunrise } from "./sea.server.ts";

const styles = new Markup(`<style>${nightStyles}</style>`);

/** The HTML around every e-mail: tables and inline styles, as mail programs need them; readable without pictures. */
export function htmlPage(content: LetterContent): string {
  const language = spokenLanguage(content.language, content.area ?? "letters");
  const page = html`<!doctype html>
<html lang="${languageFacts[language].html}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${content.subject}</title>
${styles}
</head>
<body class="ground" style="margin:0;padding:0;${day.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
<table ${grid} class="ground" width="100%" style="${day.ground}">
<tr><td align="center" style="padding:20px 10px 36px;${typeface(language)}">
<table ${grid} width="600" style="width:100%;max-width:600px">
${letterHead(content)}
<tr><td class="card" style="${day.card};border-radius:24px;overflow:hidden">
<table ${grid} width="100%">
${hero(content)}
<tr><td class="edge ink" style="padding:30px 36px 0;${day.ink};font-size:17px;line-height:1.6">${content.lead}</td></tr>
${content.blocks.map(blockRow)}
<tr><td style="height:36px;line-height:36px;font-size:0">&nbsp;</td></tr>
</table>
</td></tr>
${letterFoot(content)}
</table>
</td></tr>
</table>
</body>
</html>
`;
  return page.text;
}

function letterHead({ orderNumber }: LetterContent): Markup {
  return html`<tr><td style="padding:0 12px 14px"><table ${grid} width="100%"><tr>
<td class="mark" width="40" height="28" style="width:40px;height:28px;background:${mark(cobalt)};background-repeat:no-repeat;font-size:0">&nbsp;</td>
<td class="ink" style="${day.ink};font-size:20px;font-weight:700;letter-spacing:-.02em">Farwave</td>
<td class="soft" align="right" style="${day.soft};font-size:13px;font-variant-numeric:tabular-nums">${orderNumber}</td>
</tr></table></td></tr>`;
}

function hero({ title, figures }: LetterContent): Markup {
  const height = seaTile.height * 1.5;
  const waves = `${day.night};height:${height}px;font-size:0;line-height:0;background-image:${sea};background-size:${seaTile.width}px ${seaTile.height}px`;
  const parts = figures.map((figure) => html`<span style="white-space:nowrap;padding-right:22px">${figure}</span> `);
  return html`<tr><td class="edge" bgcolor="#0d2a66" style="${day.night};background-image:${sunrise};padding:40px 36px 26px;border-radius:24px 24px 0 0">
<h1 class="title" style="margin:0;padding-right:72px;color:#ffffff;font-size:33px;line-height:1.18;font-weight:700;text-wrap:balance">${title}</h1>
<p style="margin:18px 0 0;min-height:28px;color:#eef4fb;font-size:21px;line-height:1.35;font-weight:600;font-variant-numeric:tabular-nums">${parts}</p>
</td></tr>
<tr><td bgcolor="#0d2a66" height="${height}" style="${waves}">&nbsp;</td></tr>`;
}

function letterFoot({ footer, footLink }: LetterContent): Markup {
  const lines = footer.map((line) => html`<p style="margin:0 0 4px">${line}</p>`);
  if (footLink)
    lines.push(
      html`<p style="margin:0"><a class="link" href="${footLink.href}" style="display:inline-block;${day.link};padding:12px 0">${footLink.label}</a></p>`,
    );
  return html`<tr><td class="edge soft" align="center" style="padding:22px 36px 0;${day.soft};font-size:13px;line-height:1.6">${lines}</td></tr>`;
}
