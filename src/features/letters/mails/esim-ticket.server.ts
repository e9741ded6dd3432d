import { html, type Markup } from "../../../kernel/html.ts";
import type { EsimBlock } from "./letter-content.ts";
import { day, grid, monospace } from "./mail-look.server.ts";
import { notches } from "./sea.server.ts";

/**
 * One eSIM as a ticket: tap, scan, and below the tear line the codes to type. Colours are set on cells and inherited:
 * twenty tickets must stay under the 102 kB at which Gmail clips a message.
 */
export function esimTicket({ title, links, linksHint, picture, codesTitle, codes }: EsimBlock): Markup {
  return html`<table ${grid} class="well" width="100%" style="${day.well};border-radius:18px">
<tr><td class="edge ink" style="padding:22px 26px 0;${day.ink}">
<h2 style="margin:0 0 14px;font-size:21px;line-height:1.3">${title}</h2>
<table ${grid} width="100%"><tr>${links.map(oneTap)}</tr></table>
${hint(linksHint, "left")}
</td></tr>
<tr><td class="snug" align="center" style="padding:22px 16px 20px">
<table ${grid}><tr><td bgcolor="#ffffff" style="border-radius:14px;padding:4px">
<img src="cid:${picture.cid}" width="${picture.width}" height="${picture.width}" alt="${picture.alt}" style="display:block;border:0;color:#0a1f44;font-size:14px">
</td></tr></table>
${hint(picture.hint, "center")}
</td></tr>
${tearLine}
<tr><td class="edge soft" style="padding:18px 26px 24px;${day.soft};font-size:13px;line-height:1.4">
<b class="ink" style="${day.ink};font-size:16px">${codesTitle}</b>
${codes.map(code)}
</td></tr></table>`;
}

function hint(text: string | undefined, side: "left" | "center"): Markup | undefined {
  const style = `margin:12px 0 0;${day.soft};font-size:14px;line-height:1.55;text-align:${side}`;
  return text ? html`<p class="soft" align="${side}" style="${style}">${text}</p>` : undefined;
}

function oneTap({ label, hint, href }: EsimBlock["links"][number], place: number): Markup {
  return html`<td class="half" width="50%" valign="top" style="padding:${place === 0 ? "0 6px 0 0" : "0 0 0 6px"}">
<a class="card link" href="${href}" style="display:block;${day.card};${day.link};border-radius:14px;padding:12px 16px;line-height:1.4;text-decoration:none">
<b style="font-size:16px">${label} &#8599;</b><br><span class="soft" style="${day.soft};font-size:13px">${hint}</span></a></td>`;
}

const tearLine = html`<tr><td class="notch" height="20" style="padding:0 20px;background-image:${notches("#ffffff")}">
<div class="line" style="border-top:2px dashed #c9d7e6;font-size:0;line-height:0">&nbsp;</div></td></tr>`;

/** Codes wrap anywhere and are copied as a whole: no space, no soft hyphen in them. */
function code({ label, value }: EsimBlock["codes"][number]): Markup {
  const style = `${day.ink};${monospace};font-size:16px;word-break:break-all`;
  return html`<p style="margin:12px 0 0">${label}<br><b class="ink" style="${style}">${value}</b></p>
`;
}
