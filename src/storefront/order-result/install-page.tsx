import { Accordion } from "../../ui/accordion.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../visit/words.ts";
import { Bought } from "./bought.tsx";
import { EsimTicket } from "./esim-ticket.tsx";
import { InAppNotice } from "./in-app-notice.tsx";
import { InstallSteps } from "./install-steps.tsx";
import type { FoundOrder } from "./read-result.ts";
import { ToPhone } from "./to-phone.tsx";
import { usePhone } from "./use-phone.ts";

/** The page that a buyer came for: it works in the hand at the airport and on the desk at home (row B2, market research 5.5). */
export function InstallPage({ title, order }: { title: string; order: FoundOrder }) {
  const { install: words, paidOrder } = useWords("result");
  const phone = usePhone();
  const { result, address, startsOnInstalling } = order;
  // inside another app a tap does nothing, so it is not the thing to do next
  const tappable = phone.insideAnApp ? undefined : phone.system;
  const tickets = result.esims.map((esim) => ({
    id: `esim-${esim.position}`,
    title: words.oneOf(esim.position, result.quantity),
    open: esim.position === 1,
    children: <EsimTicket esim={esim} result={result} system={tappable} />,
  }));
  return (
    <div className="wrap install">
      <header className="install-head">
        <p className="install-number"><Icon name="circle-check" /> {paidOrder(result.orderNumber)}</p>
        <h1>{title}</h1>
        <p className="lede">{startsOnInstalling ? words.ledeStarts : words.lede}</p>
      </header>
      {phone.insideAnApp && <InAppNotice address={address} />}
      <div className="install-grid">
        <div className="install-esims stack gap-5">
          {tickets.length === 1 ? tickets[0]!.children : <><p>{words.each}</p><Accordion items={tickets} name="esims" /></>}
          <ToPhone address={address} />
          <p className="kick">{words.mailed(result.email)}</p>
        </div>
        <InstallSteps line={result.areaName} system={phone.system} />
        <Bought result={result} />
      </div>
    </div>
  );
}
