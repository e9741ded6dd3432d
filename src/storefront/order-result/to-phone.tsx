import { Disclosure } from "../../ui/accordion.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { useWords } from "../visit/words.ts";

/** From the desk to the hand: only where there is a desk. */
export function ToPhone({ address }: { address: string }) {
  const { install: words } = useWords("result");
  return (
    <div className="wide-only no-print">
      <Disclosure summary={words.toPhone}>
        <div className="to-phone">
          <div className="qr-frame"><QrCode text={address} label={words.toPhoneQr} /></div>
          <p className="soft">{words.toPhoneText}</p>
        </div>
      </Disclosure>
    </div>
  );
}
