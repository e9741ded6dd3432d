import type { EsimToInstall } from "../../features/orders/contract.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { showToast } from "../../ui/toasts.ts";
import { useWords } from "../visit/words.ts";

/** For phones that take neither link nor picture. iPhones ask for the matching ID alone, Android for the whole code. */
export function ManualCodes({ esim }: { esim: EsimToInstall }) {
  const { install: words } = useWords("result");
  const codes = [
    { id: "smdp", name: words.smdp, code: esim.smdpAddress },
    { id: "matching", name: words.matchingId, code: esim.matchingId },
    { id: "lpa", name: words.activationCode, code: esim.activationCode },
  ];
  return (
    <div className="manual" data-item-type="copy">
      <h3>{words.manual}</h3>
      <dl>
        {codes.map(({ id, name, code }) => {
          const shown = `esim-${esim.position}-${id}`;
          return (
            <div key={id}>
              <dt className="kick">{name}</dt>
              <dd>
                <span className="code" id={shown} translate="no">{code}</span>
                <CopyButton
                  text={code}
                  label={words.copy}
                  copiedLabel={words.copied}
                  shownIn={shown}
                  onRefused={() => showToast(words.byHand, "failure")}
                />
              </dd>
            </div>
          );
        })}
        <div>
          <dt className="kick">{words.iccid}</dt>
          <dd><span className="code">{esim.iccid}</span></dd>
        </div>
      </dl>
      <p className="kick">{words.secret}</p>
    </div>
  );
}
