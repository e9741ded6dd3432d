import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { FieldError, fieldId, Hint, Label, spokenBy } from "../../../ui/field-parts.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { simPhoto } from "./sim-photo.ts";
import styles from "./photo-file.css?url";

type SimPhotoFieldProps = {
  /** What the button that has it read says to the form. */
  name: string;
  value: string;
  /** The number that was just read. */
  found: string | undefined;
  error: string | undefined;
  /** Another one for every answer: what was chosen before it is not sent once more. */
  attempt?: string | undefined;
  /** Where the browser reads the barcode itself: in the place of the button, since a photograph is sent once it is chosen. */
  scan?: ReactNode;
};

/** A photograph of the card, which this server reads. Without scripts the button sends it. */
export function SimPhotoField({ name, value, found, error, attempt, scan }: SimPhotoFieldProps) {
  const { card: words } = useWords("photos");
  const { formData } = useNavigation();
  const isReading = formData?.get(name) === value;
  return (
    <div className="field photo-file">
      <link rel="stylesheet" href={styles} precedence="screen" />
      <Label name={simPhoto}>{words.field}</Label>
      <Hint name={simPhoto}>{words.hint}</Hint>
      <input
        key={attempt}
        type="file"
        id={fieldId(simPhoto)}
        name={simPhoto}
        accept="image/jpeg,image/png"
        onChange={({ target }) => {
          // once it is chosen nothing is left to decide
          if (target.files?.length) target.form?.querySelector<HTMLElement>(`button[value="${value}"]`)?.click();
        }}
        {...spokenBy({ name: simPhoto, hint: words.hint, error })}
      />
      <FieldError name={simPhoto}>{error}</FieldError>
      <p>
        {scan ? (
          <>
            {scan}
            <button type="submit" name={name} value={value} aria-label={words.read} hidden />
          </>
        ) : (
          <Button type="submit" name={name} value={value} size="small" icon="scan-barcode" busy={isReading}>
            {words.read}
          </Button>
        )}
      </p>
      <output className="photo-said">
        {isReading && <p className="kick">{words.reading}</p>}
        {found && !isReading && (
          <Notice tone="good" title={words.found}>
            {words.compare(found)}
          </Notice>
        )}
      </output>
    </div>
  );
}
