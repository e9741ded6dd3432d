import type { EsimCodes } from "../../../features/aftersales/installs/contract.ts";
import type { PhoneSystem } from "../../../features/aftersales/installs/phone-system.ts";
import { Disclosure } from "../../../ui/accordion.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Installing } from "./installing.ts";
import { ManualCodes } from "./manual-codes.tsx";
import { Covered } from "./reveal.tsx";
import { StepList } from "./step-list.tsx";
import { ToPhone } from "./to-phone.tsx";
import type { Phone } from "./use-phone.ts";

/** Market research 5.5: in the hand one tap comes first, on the desk the picture to scan; the other ways wait below. */
export function InstallStage({ installing, phone }: { installing: Installing; phone: Phone }) {
  const { codes: words, steps } = useWords("install");
  const { esim, areaName, reinstall } = installing;
  const { codes } = esim;
  if (!codes)
    return (
      <Notice tone="good" title={words.gone}>
        {words.goneText}
      </Notice>
    );
  // inside another app a tap does nothing, so it is not the thing to do next
  const tappable = phone.insideAnApp ? undefined : phone.system;
  return (
    <>
      <div className="install-ways">
        <TapToInstall codes={codes} system={tappable} />
        <div className="install-scan wide-only">
          <Scan codes={codes} position={esim.position} />
        </div>
        <div className="install-how">
          <StepList part="install" line={areaName} />
        </div>
      </div>
      {codes.confirmationCode && (
        <Notice title={words.confirmation}>
          <Covered label={words.show}>
            <span className="code">{codes.confirmationCode}</span>
          </Covered>
          <p className="kick">{words.confirmationNote}</p>
        </Notice>
      )}
      <div className="install-more">
        <div className="narrow-only print-too">
          <Disclosure summary={words.otherWays}>
            <Scan codes={codes} position={esim.position} />
            <p className="kick">{words.longPress}</p>
            <Manual codes={codes} place="hand" />
          </Disclosure>
        </div>
        <div className="wide-only">
          <Disclosure summary={steps.byHand}>
            <Manual codes={codes} place="desk" />
          </Disclosure>
        </div>
        <ToPhone installing={installing} />
      </div>
      <Notice tone="care" title={steps.keep}>
        {steps.keepText} {steps.reinstall[reinstall]}
      </Notice>
    </>
  );
}

type CodesProps = { codes: EsimCodes; position: number };

function Scan({ codes, position }: CodesProps) {
  const { codes: words, install } = useWords("install");
  return (
    <figure className="esim-scan">
      <Covered label={words.showQr}>
        <div className="qr-frame">
          <QrCode text={codes.activationCode} label={install.qr(position)} />
        </div>
      </Covered>
      <figcaption className="kick">{install.scan}</figcaption>
    </figure>
  );
}

function Manual(props: { codes: EsimCodes; place: string }) {
  const { codes: words } = useWords("install");
  return (
    <Covered label={words.show}>
      <ManualCodes {...props} />
    </Covered>
  );
}

/** On a phone its own button comes first and is the one thing to do; the other stays for the phone of a companion. */
function TapToInstall({ codes, system }: { codes: EsimCodes; system: PhoneSystem | undefined }) {
  const { install: words } = useWords("install");
  const isAndroid = system !== undefined && system !== "iphone";
  const apple = { name: words.apple, note: words.appleNote, to: codes.appleLink, own: system === "iphone" };
  const android = { name: words.android, note: words.androidNote, to: codes.androidLink, own: isAndroid };
  return (
    <ul className={system ? "esim-tap esim-tap-here no-print" : "esim-tap no-print"}>
      {(isAndroid ? [android, apple] : [apple, android]).map(({ name, note, to, own }) => (
        <li key={to}>
          <a className={buttonClass({ wide: true, variant: own ? "go" : "line" })} href={to}>
            {name}
          </a>
          <span className="kick">{note}</span>
        </li>
      ))}
    </ul>
  );
}
