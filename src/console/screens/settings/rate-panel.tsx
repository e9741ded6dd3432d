import { useActionData, useRouteLoaderData } from "react-router";
import { fullyOffered } from "../../../kernel/language.ts";
import { may } from "../../../kernel/staff-right.ts";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem, Problem, SeenVersion } from "../../parts/form.tsx";
import { KeptForm } from "../../parts/kept-form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { addressOf } from "./address.ts";
import type { OpenRate } from "./load.ts";
import { Beside, History } from "./panel-parts.tsx";

type Props = { rate: OpenRate; from: string | undefined };

/** A pair of currencies beside the list. A new rate holds at once, and what was paid keeps its own. */
export function RatePanel({ rate, from }: Props) {
  const { settings: words } = usePage().words;
  const me = useRouteLoaderData("frame") as Me;
  const { base, quote, now } = rate;
  return (
    <Beside title={`${base} → ${quote}`}>
      <p className="soft small">{words.rateLede}</p>
      {may(me, "edit_settings") && <Form rate={rate} from={from} />}
      <History
        changes={rate.history.map((one) => ({
          key: one.from,
          said: one.rate,
          who: `${one.source} · ${one.who ?? words.file}`,
          at: one.from,
          back:
            one.from === now?.from || !may(me, "edit_settings")
              ? undefined
              : addressOf({ rate: `${base}-${quote}`, from: one.from }),
        }))}
      />
    </Beside>
  );
}

function Form({ rate: { base, quote, now, history }, from }: Props) {
  const { settings: words } = usePage().words;
  const answered = useActionData() as Answered | undefined;
  const given = history.find((one) => one.from === from) ?? now;
  const isOvertaken = answered !== undefined && answered.entries["seen"] !== (now?.from ?? "");
  const hidden = { do: "rate", base, quote };
  // names in languages that the shop does not offer are kept
  const others = Object.entries(given?.sourceNames ?? {}).filter(([one]) => !fullyOffered.some((is) => is === one));
  return (
    <KeptForm name={`rate ${base}-${quote}`} action={addressOf({ rate: `${base}-${quote}` })} className="setting-form">
      {isOvertaken && now ? (
        <Problem>{words.collided(`1 ${base} = ${now.rate} ${quote}`, now.who ?? words.file)}</Problem>
      ) : (
        <FormProblem />
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SeenVersion name="seen" value={now?.from ?? ""} />
      {others.map(([language, name]) => (
        <input key={language} type="hidden" name={`source_names.${language}`} value={name} />
      ))}
      <RequestKey />
      <Field
        name="rate"
        label={words.rate(base, quote)}
        value={given?.rate}
        inputMode="decimal"
        maxLength={17}
        autoComplete="off"
      />
      <Field name="source" label={words.source} hint={words.sourceHint} value={given?.source} maxLength={200} />
      {fullyOffered
        .filter((language) => language !== "en")
        .map((language) => (
          <Field
            key={language}
            name={`source_names.${language}`}
            label={words.sourceIn[language] ?? language}
            value={given?.sourceNames[language]}
            maxLength={200}
            autoComplete="off"
          />
        ))}
      <Field name="reason" label={words.reason} hint={words.reasonHint} maxLength={300} autoComplete="off" />
      <label className="setting-sure">
        <input type="checkbox" name="sure" defaultChecked={answered?.entries["sure"] === "on"} />
        {words.sure}
      </label>
      <button className="button button-go button-wide">{words.setRate}</button>
    </KeptForm>
  );
}
