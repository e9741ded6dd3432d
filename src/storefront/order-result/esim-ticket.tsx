import type { EsimToInstall } from "../../features/orders/contract.ts";
import { buttonClass } from "../../ui/button.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { hueOf } from "../../ui/mark.tsx";
import { Ticket } from "../../ui/ticket.tsx";
import { AreaArt } from "../order-sim/area-art.tsx";
import { useWords } from "../visit/words.ts";
import { ManualCodes } from "./manual-codes.tsx";
import type { PhoneSystem } from "../../features/installs/phone-system.ts";
import type { Result } from "./read-result.ts";

type EsimTicketProps = { esim: EsimToInstall; result: Result; system: PhoneSystem | undefined };

/** All three ways to install at once; the style sheet puts the tap first on a phone and the QR code first on a desk. */
export function EsimTicket({ esim, result, system }: EsimTicketProps) {
  const { install: words } = useWords("result");
  const about = result.quantity > 1 ? words.oneOf(esim.position, result.quantity) : words.one;
  return (
    <Ticket
      className={`esim hue-${hueOf(result.area)}`}
      art={<AreaArt area={result.area} name={result.areaName} about={about} />}
      stub={<ManualCodes esim={esim} />}
    >
      <div className="esim-ways">
        <TapToInstall esim={esim} system={system} />
        <figure className="esim-scan">
          <div className="qr-frame"><QrCode text={esim.activationCode} label={words.qr(esim.position)} /></div>
          <figcaption className="kick">{words.scan}</figcaption>
        </figure>
      </div>
    </Ticket>
  );
}

/** On a phone its own button comes first and is the one thing to do; the other stays for the phone of a companion. */
function TapToInstall({ esim, system }: Omit<EsimTicketProps, "result">) {
  const { install: words } = useWords("result");
  const isAndroid = system !== undefined && system !== "iphone";
  const apple = { name: words.apple, note: words.appleNote, to: esim.appleLink, own: system === "iphone" };
  const android = { name: words.android, note: words.androidNote, to: esim.androidLink, own: isAndroid };
  return (
    <ul className="esim-tap no-print">
      {(isAndroid ? [android, apple] : [apple, android]).map(({ name, note, to, own }) => (
        <li key={to}>
          <a className={buttonClass({ wide: true, variant: own ? "go" : "line" })} href={to}>{name}</a>
          <span className="kick">{note}</span>
        </li>
      ))}
    </ul>
  );
}
