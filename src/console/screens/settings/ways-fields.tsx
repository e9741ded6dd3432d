import { useActionData } from "react-router";
import { FieldError, fieldId } from "../../../ui/field-parts.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Choice } from "../../parts/form.tsx";
import { settingName } from "../../parts/setting-name.ts";
import { wordFor } from "../../parts/word-for.ts";
import type { OpenSetting } from "./load.ts";
import { gatewayName, waysIn } from "./setting-text.ts";

/** Each method of paying with its gateways; of what the environment takes from the shop nothing is asked. */
export function WaysFields({ setting, chosen }: { setting: OpenSetting; chosen: string }) {
  const { words } = usePage();
  const { settings, orders } = words;
  const answered = useActionData() as Answered | undefined;
  const problem = answered?.fields.find(({ field }) => field === "value")?.message;
  const among = Map.groupBy(waysIn(setting.of.join()), ([method]) => method);
  const now = new Map(waysIn(chosen));
  return (
    <fieldset className="setting-ways" aria-describedby={problem && `${fieldId("value")}-error`}>
      <legend className="field-label">{settingName(words, setting.name)}</legend>
      {[...among].map(([method, ways]) =>
        ways.length > 1 ? (
          <Choice key={method} name={`way.${method}`} label={wordFor(orders.methods, method)} value={now.get(method)}>
            {ways.map(([, gateway]) => (
              <option key={gateway} value={gateway}>
                {gatewayName(settings.gateways, gateway)}
              </option>
            ))}
          </Choice>
        ) : (
          <p key={method} className="small">
            <input type="hidden" name={`way.${method}`} value="none" />
            <b>{wordFor(orders.methods, method)}</b> <span className="soft">{settings.wayTaken}</span>
          </p>
        ),
      )}
      <FieldError name="value">{problem}</FieldError>
    </fieldset>
  );
}
