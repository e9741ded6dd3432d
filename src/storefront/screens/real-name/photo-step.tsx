import { useRef } from "react";
import { useLocation } from "react-router";
import type { DocumentType } from "../../../features/people/real-names/document-number.ts";
import type { PhotoSlot } from "../../../features/people/real-names/rules.ts";
import { FeatureList } from "../../../ui/facts.tsx";
import { FieldError, fieldId, Hint, Label, spokenBy } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords, type Areas } from "../../ground/visit/words.ts";
import { slotsIn, typeIn } from "./answers.ts";
import { CameraOffer } from "./camera/camera-offer.tsx";
import { DocumentDrawing } from "./document-drawing.tsx";
import { FileAdvice } from "./file-advice.tsx";
import { HandOverOffer } from "./hand-over/hand-over-offer.tsx";
import { channelOf } from "./load.ts";
import type { StepProps } from "./step-props.ts";
import styles from "../../parts/photographs/photo-file.css?url";

type Warning = keyof Areas["real-name"]["photo"]["warnings"];

export function PhotoStep(props: StepProps) {
  const { photo: words, handOver } = useWords("real-name");
  const type = typeIn(props.entries) ?? 1;
  const here = useLocation();
  return (
    <>
      <PhotoRules type={type} />
      <HandOverOffer
        offer={handOver.offer}
        text={handOver.text}
        load={async () => (await import("./hand-over/hand-over-view.tsx")).HandOverView}
        given={{ type, slots: slotsIn(props.entries), channel: channelOf(here), entries: props.entries }}
      />
      {slotsIn(props.entries).map((slot) => (
        <PhotoField key={slot} slot={slot} type={type} entries={props.entries} beside={props.beside} />
      ))}
      <p className="kick rn-locked">
        <Icon name="lock" size="small" /> {words.locked}
      </p>
    </>
  );
}

/** What the photograph shall show, and how. */
export function PhotoRules({ type }: { type: DocumentType }) {
  const { photo: words, document } = useWords("real-name");
  return (
    <>
      <div className="rn-with-drawing rn-with-document">
        <div className="stack gap-3">
          <h1 tabIndex={-1}>{words.heading(document.types[type])}</h1>
          <p className="lede">{words.lede[type]}</p>
        </div>
        <DocumentDrawing type={type} />
      </div>
      <FeatureList
        features={(["original", "sharp", "light"] as const).map((rule) => ({ icon: "check", text: words.rules[rule] }))}
      />
    </>
  );
}

/** `type`: of the document, whose shape the camera's frame has; a passport where it is not known. */
type PhotoFieldProps = Pick<StepProps, "entries" | "beside"> & { slot: PhotoSlot; type?: DocumentType };

export function PhotoField({ slot, type = 1, entries, beside }: PhotoFieldProps) {
  const { photo: words } = useWords("real-name");
  const input = useRef<HTMLInputElement>(null);
  const name = `photo.${slot}`;
  const error = beside(name);
  const kept = entries[`kept.${slot}`];
  const warnings = (entries[`warnings.${slot}`] ?? "")
    .split(",")
    .filter((one): one is Warning => one in words.warnings);
  return (
    <div className="field photo-file">
      <link rel="stylesheet" href={styles} precedence="screen" />
      <Label name={name}>{slot === "front" ? words.field : words.second}</Label>
      <Hint name={name}>{words.hint}</Hint>
      <CameraOffer input={input} type={type} />
      <input
        ref={input}
        type="file"
        id={fieldId(name)}
        name={name}
        accept="image/jpeg,image/png"
        {...spokenBy({ name, hint: words.hint, error })}
      />
      <FieldError name={name}>{error}</FieldError>
      <FileAdvice input={input} />
      {entries[`unsent.${slot}`] && (
        <p className="kick">
          <Icon name="camera" size="small" /> {entries[`unsent.${slot}`]}
        </p>
      )}
      {kept && (
        <Notice tone={warnings.length > 0 ? "care" : "good"} title={words.kept(kept)}>
          {warnings.length > 0
            ? [...warnings.map((warning) => words.warnings[warning]), words.warned].join(words.between)
            : words.other}
        </Notice>
      )}
    </div>
  );
}
