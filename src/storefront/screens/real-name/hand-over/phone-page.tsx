import { Form } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { Done } from "../../../../ui/done.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useOpenProblems } from "../../../../ui/use-open-problems.ts";
import { useWords } from "../../../ground/visit/words.ts";
import type { FormAnswer } from "../../../parts/forms/form-answer.ts";
import { FormProblems } from "../../../parts/forms/form-problems.tsx";
import { useSendOnce } from "../../../parts/forms/use-send-once.ts";
import { PhotoField, PhotoRules } from "../photo-step.tsx";
import { useCalled } from "../use-called.ts";
import { useTaken, type Taken } from "./use-taken.ts";

type PhonePageProps = { sent: FormAnswer | undefined };

export function PhonePage({ sent }: PhonePageProps) {
  const { handOver: words } = useWords("real-name");
  const taken = useTaken();
  return (
    <div className="wrap rn-body" data-quiet="">
      {taken === "opening" && (
        <>
          <h1>{words.title}</h1>
          <output>{words.opening}</output>
          <noscript>
            <p>{words.script}</p>
          </noscript>
        </>
      )}
      {taken === "gone" && (
        <>
          <h1>{words.gone}</h1>
          <p className="lede">{words.goneText}</p>
        </>
      )}
      {typeof taken === "object" && <Photographs key={sent?.id} taken={taken} sent={sent} />}
    </div>
  );
}

function Photographs({ taken: { number, key, type, slots }, sent }: PhonePageProps & { taken: Taken }) {
  const { handOver: words, photo } = useWords("real-name");
  const { busy, onSubmit } = useSendOnce(sent?.id);
  const { open, beside, onInput } = useOpenProblems(sent);
  const called = useCalled();
  const entries = sent?.entries ?? {};
  const isDone = slots.every((slot) => entries[`kept.${slot}`]) && open.length === 0;
  return (
    <>
      {isDone ? (
        <Done icon="check" title={words.done}>
          <p>{words.doneText}</p>
        </Done>
      ) : (
        <PhotoRules type={type} />
      )}
      <FormProblems answer={sent} open={open} called={called} />
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="rn-mend"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="slots" value={slots.join()} />
        {slots.map((slot) => (
          <PhotoField key={slot} slot={slot} type={type} entries={entries} beside={beside} />
        ))}
        <p className="rn-go">
          <Button type="submit" variant="go" icon="arrow-right" busy={busy}>
            {words.send}
          </Button>
        </p>
      </Form>
      <p className="kick rn-locked">
        <Icon name="lock" size="small" /> {photo.locked}
      </p>
    </>
  );
}
