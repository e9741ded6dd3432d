import { useActionData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { FieldError, fieldId } from "../../../ui/field-parts.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, LongField, FormProblem, Problem, SeenVersion, useTyped } from "../../parts/form.tsx";
import { KeptForm } from "../../parts/kept-form.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { settingName } from "../../parts/setting-name.ts";
import { addressOf } from "./address.ts";
import type { OpenSetting } from "./load.ts";
import { Beside, History } from "./panel-parts.tsx";
import { choiceName, valueText } from "./setting-text.ts";
import { WaysFields } from "./ways-fields.tsx";

type Props = { setting: OpenSetting; from: string | undefined };

/** A setting beside the list: what holds, what may be put in its place, and what it was. */
export function SettingPanel({ setting, from }: Props) {
  const { words: all } = usePage();
  const { settings: words } = all;
  const me = useRouteLoaderData("frame") as Me;
  const text = (value: string | number | boolean | null) =>
    value === null ? words.defaultAgain : valueText(all, setting, value);
  const isMine = may(me, "edit_settings") && (setting.group !== "signing_in" || may(me, "edit_staff"));
  const byDefault = text(setting.byDefault);
  return (
    <Beside title={settingName(all, setting.name)}>
      <Pairs
        pairs={[
          [words.columns.value, text(setting.value)],
          [words.where, words.acts[setting.group]],
          [
            words.byDefault,
            setting.environment === null ? byDefault : words.fromEnvironment(byDefault, setting.environment),
          ],
        ]}
      />
      {isMine && <Form setting={setting} from={from} />}
      <History
        changes={setting.history.map(({ version, value, reason, at, who }) => ({
          key: String(version),
          said: text(value),
          who,
          at,
          reason,
          back:
            version === setting.version || value === null || !isMine
              ? undefined
              : addressOf({ setting: setting.name, from: String(version) }),
        }))}
      />
    </Beside>
  );
}

function Form({ setting, from }: Props) {
  const { words: all } = usePage();
  const { settings: words } = all;
  const answered = useActionData() as Answered | undefined;
  const earlier = setting.history.find(({ version }) => String(version) === from);
  const label =
    setting.unit !== null
      ? words.typed[setting.unit]
      : setting.kind === "clock"
        ? words.time
        : settingName(all, setting.name);
  const isOvertaken = answered !== undefined && answered.entries["version"] !== String(setting.version);
  return (
    <KeptForm name={`setting ${setting.name}`} action={addressOf({ setting: setting.name })} className="setting-form">
      {isOvertaken ? (
        <Problem>{words.collided(valueText(all, setting, setting.value), setting.last?.who ?? "")}</Problem>
      ) : (
        <FormProblem />
      )}
      <input type="hidden" name="name" value={setting.name} />
      <SeenVersion value={setting.version} />
      <RequestKey />
      {setting.kind === "flag" ? (
        <Flag isOn={(earlier?.value ?? setting.value) === true} />
      ) : setting.kind === "some" ? (
        <Some setting={setting} chosen={String(earlier?.value ?? setting.value)} />
      ) : setting.kind === "ways" ? (
        <WaysFields setting={setting} chosen={String(earlier?.value ?? setting.value)} />
      ) : setting.kind === "days" ? (
        <LongField
          name="value"
          label={label}
          hint={words.daysHint}
          value={String(earlier?.value ?? setting.value)}
          maxLength={1000}
          rows={8}
        />
      ) : (
        <Field
          name="value"
          label={label}
          value={String(earlier?.value ?? setting.value)}
          type={setting.kind === "clock" ? "time" : setting.kind === "mailbox" ? "email" : "text"}
          inputMode={setting.kind === "whole" ? "numeric" : undefined}
          maxLength={200}
          autoComplete="off"
        />
      )}
      <Field
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        value={earlier && words.backReason(earlier.version)}
        maxLength={300}
        autoComplete="off"
      />
      <button className="button button-go button-wide" name="do" value="set">
        {words.change}
      </button>
      {setting.isChanged && (
        <button className="button button-wide" name="do" value="default">
          {words.toDefault(valueText(all, setting, setting.byDefault))}
        </button>
      )}
    </KeptForm>
  );
}

/** Those that are ticked, as a form sends them without a script. */
function Some({ setting, chosen }: { setting: OpenSetting; chosen: string }) {
  const { words } = usePage();
  const answered = useActionData() as Answered | undefined;
  const problem = answered?.fields.find(({ field }) => field === "value")?.message;
  const typed = useTyped();
  const ticked = typed ? setting.of.filter((one) => typed[`value.${one}`]) : chosen.split(",");
  return (
    <fieldset className="setting-flag" aria-describedby={problem && `${fieldId("value")}-error`}>
      <legend className="field-label">{settingName(words, setting.name)}</legend>
      {setting.of.map((one) => (
        <label key={one}>
          <input type="checkbox" name={`value.${one}`} value="on" defaultChecked={ticked.includes(one)} />{" "}
          {choiceName(words.settings.signInWays, one)}
        </label>
      ))}
      <FieldError name="value">{problem}</FieldError>
    </fieldset>
  );
}

function Flag({ isOn }: { isOn: boolean }) {
  const { settings: words } = usePage().words;
  const chosen = useTyped()?.["value"] ?? (isOn ? "on" : "off");
  return (
    <fieldset className="setting-flag">
      <legend className="field-label">{words.columns.value}</legend>
      {(["on", "off"] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="value" value={one} defaultChecked={one === chosen} /> {words.flags[one]}
        </label>
      ))}
    </fieldset>
  );
}
