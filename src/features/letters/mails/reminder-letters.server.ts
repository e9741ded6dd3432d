import { letterWords } from "../../../i18n/letters.server.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { LetterContent, WrittenLetter } from "./letter-content.ts";
import { letterEnd, letterStart, simInLetter, type OrderInLetter } from "./order-in-letter.server.ts";

/** The common parts of reminders: why they come, and how to unsubscribe, also by one click (RFC 8058). */
export function reminder(
  facts: OrderInLetter,
  content: Pick<LetterContent, "subject" | "title" | "figures" | "lead" | "blocks">,
): WrittenLetter {
  const { order, stopReminders, chooseAlerts } = facts;
  const words = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const letter = composeLetter({
    ...letterStart(facts),
    preview: content.lead,
    ...content,
    blocks: [
      ...content.blocks,
      ...(chooseAlerts
        ? [{ kind: "links" as const, links: [{ label: words.reminder.choose, href: chooseAlerts }] }]
        : []),
      help,
    ],
    footer: [words.reminder.why, ...footer],
    footLink: { label: words.reminder.stop, href: stopReminders },
  });
  return { ...letter, unsubscribe: stopReminders };
}

/** `positions` of the eSIMs not reported as installed; `page`: the order's, or a traveller's own. */
export function installReminderLetter(facts: OrderInLetter & { positions: number[]; page: string }): WrittenLetter {
  const { order, areaName, positions, page } = facts;
  const { installReminder } = letterWords(order.lang);
  const startsOnInstalling = order.plan_as_sold.start_rule === "installation";
  const { open, follow, off } = installReminder;
  return reminder(facts, {
    subject: installReminder.subject(areaName),
    title: installReminder.title(positions.length),
    figures: [],
    lead: startsOnInstalling ? installReminder.leadStartsOnInstalling : installReminder.lead,
    blocks: [
      { kind: "action", label: installReminder.action, href: page },
      { kind: "steps", title: installReminder.steps, steps: [open, follow, off] },
      ...(order.quantity > 1
        ? [
            {
              kind: "steps" as const,
              title: installReminder.waiting,
              steps: positions.map((position) => simInLetter(facts, position)),
            },
          ]
        : []),
      { kind: "text", text: installReminder.already },
    ],
  });
}

/** A short list for the way that was bought; `departs_on` is known where this is sent. */
export function departureSoonLetter(facts: OrderInLetter): WrittenLetter {
  const { order, areaName, orderPage } = facts;
  const { departure, esimReady, parcelArrived } = letterWords(order.lang);
  const { esim, physical, renewal } = departure;
  const { turnOn, homeLine, offline } = esimReady.landingSteps;
  const lists = {
    esim: [esim.install, esim.name(areaName), esim.saved],
    physical: [physical.pack, physical.lock, physical.saved],
    renewal: [renewal.pack, renewal.lock, renewal.saved],
  };
  const landing = {
    esim: [turnOn(areaName), homeLine],
    physical: [parcelArrived.steps.insert, parcelArrived.steps.roaming],
    renewal: [parcelArrived.steps.roaming],
  };
  return reminder(facts, {
    subject: departure.subject(areaName),
    title: departure.title(areaName),
    figures: order.departs_on ? [dateText(order.departs_on, order.lang)] : [],
    lead: departure.lead,
    blocks: [
      { kind: "steps", title: departure.list, steps: lists[order.way] },
      { kind: "action", label: departure.action, href: orderPage },
      { kind: "steps", title: departure.landing, steps: [...landing[order.way], offline] },
    ],
  });
}
