import type { EsimCodes } from "../../../features/aftersales/installs/contract.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { showToast } from "../../../ui/toasts.ts";
import { useWords } from "../../ground/visit/words.ts";

/**
 * `place`: where on the page, since it may stand there twice, for narrow and for wide. For phones that take neither
 * link nor picture. iPhones ask for the matching ID alone, Android for the whole code.
 */
export function ManualCodes({ codes, place }: { codes: EsimCodes; place: string }) {
  const { install: words, codes: more } = useWords("install");
  const rows = [
    { id: "smdp", name: words.smdp, code: codes.smdpAddress },
    { id: "matching", name: words.matchingId, code: codes.matchingId },
    { id: "lpa", name: words.activationCode, code: codes.activationCode },
    ...(codes.confirmationCode ? [{ id: "confirmation", name: more.confirmation, code: codes.confirmationCode }] : []),
  ];
  return (
    <div className="manual" data-item-type="copy">
      <h3>{words.manual}</h3>
      <dl>
        {rows.map(({ id, name, code }) => {
          const shown = `${place}-${id}`;
          return (
            <div key={id}>
              <dt className="kick">{name}</dt>
              <dd>
                <span className="code" id={shown} translate="no">
                  {code}
                </span>
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
          <dd>
            <span className="code">{codes.iccid}</span>
          </dd>
        </div>
      </dl>
      <p className="kick">{words.secret}</p>
    </div>
  );
}
