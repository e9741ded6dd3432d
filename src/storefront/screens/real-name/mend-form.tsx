import { Form } from "react-router";
import { documentTypes } from "../../../features/people/real-names/document-number.ts";
import { toldReasons } from "../../../kernel/real-name-reasons.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import { ContactFields } from "./contact-step.tsx";
import { DetailsFields } from "./details-step.tsx";
import { PhotoField } from "./photo-step.tsx";
import { askedAgain, simText, type FoundStatus } from "./result-load.ts";
import { RightNumber } from "./right-number.tsx";
import { useCalled } from "./use-called.ts";

type MendFormProps = {
  read: FoundStatus;
  step: "photo" | "details" | "contact" | "sim";
  notDone: FormAnswer | undefined;
};

/** The wrong steps alone, once more: what was right stays with us and is not shown to whoever has the link. */
export function MendForm({ read, step, notDone }: MendFormProps) {
  const words = useWords("real-name-result");
  const { document } = useWords("real-name");
  const to = links(useVisit().language);
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  const { open, beside, onInput } = useOpenProblems(notDone);
  const called = useCalled();
  const { status, facts, link, sim } = read;
  const { photoTitle, detailsTitle, detailsLede, contactTitle, contactLede, simTitle, simLede } = words.mend;
  const isBoth = step === "photo" && askedAgain(status).includes("details");
  const said = {
    photo: { title: isBoth ? words.act.both : photoTitle, lede: isBoth ? detailsLede : undefined },
    details: { title: detailsTitle, lede: detailsLede },
    contact: { title: contactTitle, lede: contactLede },
    sim: { title: simTitle, lede: sim && simLede(simText(sim)) },
  }[step];
  const filled = { entries: notDone?.entries ?? {}, beside };
  return (
    <div className="wrap rn-body" data-quiet="">
      <h1>{said.title}</h1>
      {step !== "contact" &&
        step !== "sim" &&
        toldReasons(status, words.reasons).map((text) => (
          <p key={text} className="strong">
            {text}
          </p>
        ))}
      {said.lede && <p className="lede">{said.lede}</p>}
      <FormProblems answer={notDone} open={open} called={called} />
      <Form
        method="post"
        encType={step === "photo" ? "multipart/form-data" : undefined}
        noValidate
        className="rn-mend"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="step" value={step} />
        {isBoth && <input type="hidden" name="also" value="details" />}
        {/* by whose rules the details are looked at */}
        <input type="hidden" name="regions" value={status.regions.join()} />
        {step === "photo" && status.photos.map((slot) => <PhotoField key={slot} slot={slot} {...filled} />)}
        {step === "contact" && <ContactFields facts={facts} {...filled} isCorrection />}
        {step === "sim" && <RightNumber read={read} {...filled} />}
        {(step === "details" || isBoth) && (
          <>
            <SelectField
              label={document.type}
              name="document.type"
              required
              empty={document.choose}
              options={documentTypes.map((type) => ({ value: String(type), label: document.types[type] }))}
              defaultValue={filled.entries["document.type"]}
              error={beside("document.type")}
            />
            <DetailsFields facts={facts} {...filled} />
          </>
        )}
        <p className="rn-go">
          <Button type="submit" variant="go" icon="arrow-right" busy={busy}>
            {words.act.send}
          </Button>
        </p>
      </Form>
      <p>
        <Link className="link" to={to.realNameResult(link)}>
          {words.act.back}
        </Link>
      </p>
    </div>
  );
}
