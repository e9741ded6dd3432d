import { installWords } from "../../../i18n/install.server.ts";
import { letterWords } from "../../../i18n/letters.server.ts";
import type { OpenedEsim } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { boughtFacts, figuresOf } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import { contractBlocks } from "./contract-blocks.server.ts";
import type { Block, ComposedLetter, EsimBlock, LinksBlock, NoticeBlock, StepsBlock } from "./letter-content.ts";
import { letterEnd, letterStart, listInLetter, simInLetter, type OrderInLetter } from "./order-in-letter.server.ts";
import { qrPicture } from "./qr-picture.server.ts";

type EsimReady = OrderInLetter & { esims: OpenedEsim[]; calendarLink: string };

/**
 * Everything on the success page, to have offline. The subject and the preview never contain a code: they appear on
 * lock screens and in the logs of mail servers.
 */
export function esimReadyLetter(facts: EsimReady): ComposedLetter {
  const { order, areaName, orderPage, esims } = facts;
  const words = letterWords(order.lang);
  const { esimReady } = words;
  const codes = esims.map((esim) => ({ esim, cid: cidOf(esim), ...qrPicture(esim.activationCode) }));
  const lead = order.plan_as_sold.start_rule === "installation" ? esimReady.leadStartsOnInstalling : esimReady.lead;
  const { help, footer } = letterEnd(facts);
  const blocks: Block[] = [
    { kind: "action", label: esimReady.action, href: orderPage, hint: esimReady.actionHint },
    ...installBefore(facts),
    ...registration(facts),
    ...codes.map(({ esim, cid, width }, place) => ticket(facts, esim, { cid, width, first: place === 0 })),
    ...installSteps(facts),
    intoCalendar(facts, facts.calendarLink),
    keepIt(facts),
    { kind: "facts", title: words.bought.title, facts: boughtFacts(facts) },
    ...contractBlocks(facts),
    help,
  ];
  return composeLetter(
    {
      ...letterStart(facts),
      subject: esimReady.subject(areaName, esims.length),
      preview: lead,
      title: esimReady.title(areaName, esims.length),
      figures: figuresOf(facts),
      lead,
      blocks,
      footer,
    },
    codes.map(pictureOf),
  );
}

/** Does not end in the number: `esim-1` would also match the start of `esim-10`. */
export function cidOf({ position }: OpenedEsim): string {
  return `esim-${position}-qr@farwave`;
}

export function pictureOf({
  esim,
  cid,
  png,
}: {
  esim: OpenedEsim;
  cid: string;
  png: Buffer;
}): ComposedLetter["pictures"][number] {
  return { cid, filename: `esim-${esim.position}.png`, contentType: "image/png", content: png };
}

/** `first` of its e-mail: what applies to all is said there only. */
export function ticket(
  facts: OrderInLetter,
  esim: OpenedEsim,
  { cid, width, first }: { cid: string; width: number; first: boolean },
): EsimBlock {
  const { esimReady } = letterWords(facts.order.lang);
  return {
    kind: "esim",
    title: simInLetter(facts, esim.position),
    links: [
      { label: esimReady.apple, hint: esimReady.appleHint, href: esim.appleLink },
      { label: esimReady.android, hint: esimReady.androidHint, href: esim.androidLink },
    ],
    ...(first && { linksHint: esimReady.linksHint }),
    picture: { cid, width, alt: esimReady.qrAlt(esim.position), ...(first && { hint: esimReady.qrHint }) },
    codesTitle: esimReady.manual,
    codes: [
      { label: esimReady.smdp, value: esim.smdpAddress },
      { label: esimReady.matchingId, value: esim.matchingId },
      { label: esimReady.activationCode, value: esim.activationCode },
      ...(esim.confirmationCode ? [{ label: esimReady.confirmation, value: esim.confirmationCode }] : []),
      { label: esimReady.iccid, value: esim.iccid },
    ],
  };
}

/** Market research, pains 2 and 10: what to do, in the order of the trip, and how not to pay the home carrier. */
export function installSteps({ order, areaName }: OrderInLetter): StepsBlock[] {
  const { before, beforeSteps, landing, landingSteps } = letterWords(order.lang).esimReady;
  return [
    { kind: "steps", title: before, steps: [beforeSteps.install, beforeSteps.name(areaName), beforeSteps.roamingOff] },
    {
      kind: "steps",
      title: landing,
      steps: [landingSteps.turnOn(areaName), landingSteps.homeLine, landingSteps.offline],
    },
  ];
}

export function intoCalendar({ order }: OrderInLetter, href: string): LinksBlock {
  return { kind: "links", links: [{ label: letterWords(order.lang).esimReady.calendar, href }] };
}

export function keepIt({ order }: OrderInLetter): NoticeBlock {
  const { keep, keepText, reinstall } = installWords(order.lang).steps;
  return {
    kind: "notice",
    title: keep,
    lines: [keepText, reinstall[order.plan_as_sold.reinstall], letterWords(order.lang).esimReady.secret],
  };
}

/** Market research, pain 15: rules that customers were never told. */
export function installBefore({ order, blockedIn }: Pick<EsimReady, "order" | "blockedIn">): NoticeBlock[] {
  if (blockedIn.length === 0) return [];
  const { blocked, blockedText } = letterWords(order.lang).esimReady;
  return [{ kind: "notice", title: blocked, lines: [blockedText(listInLetter(blockedIn, order.lang))] }];
}

/** The form begins with the numbers of its eSIMs: behind `#`, which reaches no server and no log. */
export function registration({
  order,
  registrationPage,
  esims,
}: OrderInLetter & { esims: Pick<OpenedEsim, "iccid">[] }): NoticeBlock[] {
  if (order.plan_as_sold.identity === "none") return [];
  const { title, how, link } = letterWords(order.lang).registration;
  const href = `${registrationPage}#${new URLSearchParams(esims.map(({ iccid }) => ["sim", iccid]))}`;
  return [{ kind: "notice", title, lines: [how], link: { label: link, href } }];
}
