import type { ReactNode } from "react";
import { Disclosure } from "../../../ui/accordion.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Installing } from "./installing.ts";
import { KeptHere } from "./kept-here.tsx";
import type { Phone } from "./use-phone.ts";
import { WalletLinks } from "./wallet-links.tsx";

type InstallAsideProps = { installing: Installing; phone: Phone; share?: ReactNode };

/** Beside the steps: to keep, to print and to share. */
export function InstallAside({ installing, phone, share }: InstallAsideProps) {
  const { kept, calendar, wallet, share: shareWords } = useWords("install");
  return (
    <aside className="install-aside no-print">
      <section className="panel install-keep" aria-labelledby="keep">
        <h2 id="keep">{kept.title}</h2>
        <KeptHere isPhone={phone.system !== undefined && !phone.insideAnApp} />
        <p className="cluster">
          <a className={buttonClass({ size: "small" })} href={installing.calendar} download>
            {calendar.file}
            <Icon name="calendar-days" />
          </a>
          <a className={buttonClass({ size: "small" })} href={installing.pdf} download>
            {kept.pdf}
            <Icon name="download" />
          </a>
          <WalletLinks passes={installing.passes} names={wallet.add} icon="wallet" />
          <Button className="needs-script" size="small" icon="printer" onClick={() => print()}>
            {kept.print}
          </Button>
        </p>
      </section>
      {share && (
        <section className="panel">
          <Disclosure summary={shareWords.title}>{share}</Disclosure>
        </section>
      )}
    </aside>
  );
}
