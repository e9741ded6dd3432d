import { maskedIccid } from "../../../kernel/iccid.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { usePage } from "../../ground/asking.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { RealName } from "./load.ts";

/** Its person asks for it, or gives the SIM to somebody else, who then registers it anew. */
export function DeregisterForm({ realName: { version, sims } }: { realName: RealName }) {
  const { words: all, language } = usePage();
  const { deregister: words } = all.realNames;
  const corrected = sims.filter((sim) => sim.isBeingCorrected).map(({ iccid }) => maskedIccid(iccid));
  return (
    <form method="post" className="review-decide">
      <h2>{words.title}</h2>
      <p className="soft">{words.lede}</p>
      {corrected.length > 0 && <p className="review-hint">{words.endsCorrection(inOneLine(corrected, language))}</p>}
      <FormProblem />
      <RequestKey />
      <input type="hidden" name="do" value="deregister" />
      <input type="hidden" name="version" value={version} />
      {sims.length > 1 && (
        <label className="field">
          <span>{words.which}</span>
          <select name="iccid" defaultValue="">
            <option value="">{words.all(sims.length)}</option>
            {sims.map(({ iccid, remark }) => (
              <option key={iccid} value={iccid}>
                {[maskedIccid(iccid), remark].filter(Boolean).join(" · ")}
              </option>
            ))}
          </select>
        </label>
      )}
      <Field name="reason" label={words.reason} required maxLength={500} autoComplete="off" />
      <button className="button">{words.go}</button>
    </form>
  );
}
