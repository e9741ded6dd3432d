import { html, type Markup } from "./html.server.ts";
import type { EsimBlock } from "./letter-content.ts";
import { day, monospace } from "./mail-look.server.ts";

/** One eSIM as a ticket: tap, scan, and below the tear line the codes to type. */
export function esimTicket({ title, links, linksHint, picture, codesTitle, codes }: EsimBlock): Markup {
  return html`<table role="presentation" class="well" width="100%" cellpadding="0" cellspacing="0" border="0" style="${day.well};border-radius:18px">
<tr><td class="edge" style="padding:22px 26px 0">
<h2 class="ink" style="margin:0 0 14px;${day.ink};font-size:21px;line-height:1.3;font-weight:700;letter-spacing:-.01em">${title}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${links.map(oneTap)}</tr></table>
<p class="soft" style="margin:12px 0 0;${day.soft};font-size:14px;line-height:1.55">${linksHint}</p>
</td></tr>
<tr><td align="center" style="padding:22px 16px 0">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#ffffff" style="background-color:#ffffff;border-radius:14px;padding:4px">
<img src="cid:${picture.cid}" width="${picture.width}" height="${picture.width}" alt="${picture.alt}" style="display:block;width:${picture.width}px;height:${picture.width}px;border:0;color:#0a1f44;font-size:14px;line-height:1.5">
</td></tr></table></td></tr>
<tr><td class="edge soft" align="center" style="padding:12px 26px 20px;${day.soft};font-size:14px;line-height:1.55">${picture.hint}</td></tr>
${tearLine}
<tr><td class="edge" style="padding:18px 26px 24px">
<p class="ink" style="margin:0 0 4px;${day.ink};font-size:16px;line-height:1.4;font-weight:700">${codesTitle}</p>
${codes.map(code)}
</td></tr></table>`;
}

function oneTap({ label, hint, href }: EsimBlock["links"][number], place: number): Markup {
  const gap = place === 0 ? "0 6px 0 0" : "0 0 0 6px";
  return html`<td class="half" width="50%" valign="top" style="width:50%;padding:${gap}">
<a class="card" href="${href}" style="display:block;${day.card};border-radius:14px;padding:12px 16px;text-decoration:none">
<span class="link" style="display:block;${day.link};font-size:16px;line-height:1.4;font-weight:700">${label} &#8599;</span>
<span class="soft" style="display:block;${day.soft};font-size:13px;line-height:1.4">${hint}</span></a></td>`;
}

const notch = "#ffffff 9px,transparent 9.6px";

const tearLine = html`<tr><td class="notch" height="20" style="height:20px;padding:0 20px;font-size:0;line-height:0;background-image:radial-gradient(circle at 0 50%,${notch}),radial-gradient(circle at 100% 50%,${notch})">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" height="10" style="height:10px;${day.line};border-bottom-width:2px;border-bottom-style:dashed;font-size:0;line-height:0">&nbsp;</td></tr><tr><td height="9" style="height:9px;font-size:0;line-height:0">&nbsp;</td></tr></table>
</td></tr>`;

/** Codes break anywhere and copy as one: no blank, no soft hyphen in them. */
function code({ label, value }: EsimBlock["codes"][number]): Markup {
  return html`<p class="soft" style="margin:12px 0 0;${day.soft};font-size:13px;line-height:1.4">${label}</p>
<p class="ink" style="margin:2px 0 0;${day.ink};${monospace};font-size:16px;line-height:1.4;font-weight:600;word-break:break-all">${value}</p>`;
}
