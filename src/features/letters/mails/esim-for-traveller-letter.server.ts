import { letterWords } from "../../../i18n/letters.server.ts";
import type { OpenedEsim } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { figuresOf } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import {
  cidOf,
  installBefore,
  installSteps,
  intoCalendar,
  keepIt,
  pictureOf,
  registration,
  ticket,
} from "./esim-ready-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";
import { qrPicture } from "./qr-picture.server.ts";

/** `installPage`: shows this eSIM alone, neither the order nor the others. */
type EsimForTraveller = OrderInLetter & {
  esim: OpenedEsim;
  installPage: string;
  calendarLink: string;
};

/** To the traveller: one eSIM, no price, no one else's e-mail address. */
export function esimForTravellerLetter(facts: EsimForTraveller): ComposedLetter {
  const { order, areaName, esim, installPage, calendarLink, travellers } = facts;
  const { traveller, esimReady, sentences } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const name = travellers.find(({ position }) => position === esim.position)?.name;
  const lead = order.plan_as_sold.start_rule === "installation" ? esimReady.leadStartsOnInstalling : traveller.lead;
  const { png, width } = qrPicture(esim.activationCode);
  const cid = cidOf(esim);
  return composeLetter(
    {
      ...letterStart(facts),
      subject: traveller.subject(areaName),
      preview: lead,
      title: traveller.title(areaName),
      figures: figuresOf(facts),
      lead: name ? sentences(traveller.greeting(name), lead) : lead,
      blocks: [
        { kind: "action", label: esimReady.action, href: installPage, hint: esimReady.actionHint },
        ...installBefore(facts),
        ...registration({ ...facts, esims: [esim] }),
        ticket(facts, esim, { cid, width, first: true }),
        ...installSteps(facts),
        intoCalendar(facts, calendarLink),
        keepIt(facts),
        help,
      ],
      footer,
    },
    [pictureOf({ esim, cid, png })],
  );
}
