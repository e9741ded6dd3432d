import { html, type Markup } from "../../../kernel/html.ts";
import { esimTicket } from "./esim-ticket.server.ts";
import type {
  ActionBlock,
  Block,
  FactsBlock,
  LinksBlock,
  NoticeBlock,
  StepsBlock,
  TextBlock,
} from "./letter-content.ts";
import { day, grid } from "./mail-look.server.ts";

/** One row of the letter's table. */
export function blockRow(block: Block): Markup {
  return html`<tr><td class="edge" style="padding:28px 36px 0">${inside(block)}</td></tr>
`;
}

function inside(block: Block): Markup {
  switch (block.kind) {
    case "action":
      return action(block);
    case "esim":
      return esimTicket(block);
    case "steps":
      return steps(block);
    case "notice":
      return notice(block);
    case "facts":
      return facts(block);
    case "links":
      return links(block);
    default:
      return text(block);
  }
}

function action({ label, href, hint }: ActionBlock): Markup {
  const pill = `display:inline-block;padding:14px 30px;${day.act};border-radius:999px;font-size:17px;line-height:22px;font-weight:700;text-decoration:none`;
  return html`<table ${grid}><tr><td class="act" bgcolor="#cb3419" style="${day.act};border-radius:999px">
<a class="act" href="${href}" style="${pill}">${label}</a>
</td></tr></table>${hint && html`<p class="soft" style="margin:10px 0 0;${day.soft};font-size:14px;line-height:1.5">${hint}</p>`}`;
}

function heading(title: string): Markup {
  return html`<h2 class="ink" style="margin:0 0 12px;${day.ink};font-size:21px;line-height:1.3;font-weight:700">${title}</h2>`;
}

function steps({ title, steps }: StepsBlock): Markup {
  const circle = `${day.wash};${day.link};width:28px;height:28px;line-height:28px;border-radius:14px;text-align:center;font-size:14px;font-weight:700`;
  const below = (place: number) => (place < steps.length - 1 ? "14px" : "0");
  const rows = steps.map(
    (step, place) => html`<tr><td valign="top" width="42" style="width:42px;padding:0 0 ${below(place)}">
<div class="wash link" style="${circle}">${place + 1}</div></td>
<td class="ink" valign="top" style="padding:2px 0 ${below(place)};${day.ink};font-size:16px;line-height:1.6">${step}</td></tr>`,
  );
  return html`${heading(title)}<table ${grid} width="100%">${rows}</table>`;
}

function notice({ title, lines, link }: NoticeBlock): Markup {
  const texts = lines.map(
    (line) => html`<p class="ink" style="margin:6px 0 0;${day.ink};font-size:15px;line-height:1.6">${line}</p>`,
  );
  const linkStyle = `${day.link};font-size:15px;font-weight:700`;
  const way =
    link &&
    html`<p style="margin:10px 0 0"><a class="link" href="${link.href}" style="${linkStyle}">${link.label}</a></p>`;
  return html`<table ${grid} width="100%"><tr><td class="gilt" style="${day.gilt};border-radius:18px;padding:18px 22px">
<p class="gilt-ink" style="margin:0;${day.giltInk};font-size:16px;line-height:1.4;font-weight:700">${title}</p>${texts}${way}</td></tr></table>`;
}

function facts({ title, facts }: FactsBlock): Markup {
  const cell = `${day.rule};font-size:15px;line-height:1.5`;
  const rows = facts.map(
    ({
      label,
      value,
    }) => html`<tr><td class="soft line" valign="top" width="36%" style="${day.soft};${cell};padding:11px 12px 11px 0">${label}</td>
<td class="ink line" valign="top" style="${day.ink};${cell};padding:11px 0;font-weight:600;font-variant-numeric:tabular-nums">${lines(value)}</td></tr>`,
  );
  return html`${heading(title)}<table ${grid} width="100%">${rows}</table>`;
}

/** As they were typed. */
const lines = (value: string): Markup[] =>
  value.split("\n").map((line, place) => (place === 0 ? html`${line}` : html`<br>${line}`));

function links({ title, links }: LinksBlock): Markup {
  const rows = links.map(
    ({ label, hint, href }) => html`<tr><td class="line" style="${day.rule};padding:6px 0">
<a class="link" href="${href}" style="display:block;${day.link};padding:7px 0;font-size:16px;line-height:1.5;text-decoration:none"><b>${label} &#8594;</b>${hint && html`<br><span class="soft" style="${day.soft};font-size:14px">${hint}</span>`}</a>
</td></tr>`,
  );
  return html`${title && heading(title)}<table ${grid} width="100%">${rows}</table>`;
}

function text({ title, text }: TextBlock): Markup {
  return html`${title && heading(title)}<p class="ink" style="margin:0;${day.ink};font-size:16px;line-height:1.6">${text}</p>`;
}
