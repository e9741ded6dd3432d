import { useRef, useState, type DragEvent } from "react";
import { mostFiles } from "../../../features/people/enquiries/rules.ts";
import { sizeText } from "../../../features/people/enquiries/size-text.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { FieldError, fieldId, spokenBy } from "../../../ui/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useInBrowser } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import { Part } from "./part.tsx";
import type { FileList, ShownFile } from "./use-files.ts";

/** Files start as they are chosen; without scripts one goes along with each press of its button. */
export function FilesPart({ list, error }: { list: FileList; error: string | undefined }) {
  const words = useWords("contact");
  const hasScript = useInBrowser();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: Iterable<File>) => {
    list.add(files);
    // the same file can be chosen again, and the form sends none itself
    if (input.current) input.current.value = "";
  };
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(is);
  };
  return (
    <Part number={4} title={words.parts.files} note={words.optional}>
      {/* what is dropped there is what its input takes */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={classes("contact-drop", isOver && "contact-drop-over")}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <Icon name="upload" />
        <b>{hasScript ? words.files.drop : words.files.one}</b>
        <span className="kick">{words.files.hint}</span>
        <input
          ref={input}
          type="file"
          name="file"
          id={fieldId("file")}
          accept="image/jpeg,image/png,application/pdf"
          multiple={hasScript}
          onChange={(event) => take(event.target.files ?? [])}
          {...spokenBy({ name: "file", hint: undefined, error })}
        />
      </label>
      {!hasScript && list.files.length < mostFiles && (
        <p>
          <Button type="submit" name="do" value="add">
            {words.files.add}
          </Button>
        </p>
      )}
      <FieldError name="file">{error}</FieldError>
      {list.files.length > 0 && (
        <ul className="contact-files">
          {list.files.map((file) => (
            <FileRow key={file.id} file={file} remove={hasScript ? () => list.remove(file.id) : undefined} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function FileRow({ file, remove }: { file: ShownFile; remove: (() => void) | undefined }) {
  const { files: words } = useWords("contact");
  const { id, name, bytes, received, state } = file;
  const isThere = state === "kept" || state === "refused";
  return (
    <li className={classes("contact-file", state === "refused" && "contact-file-missing")}>
      <Icon name="file-text" />
      <div>
        <b>{name}</b>
        <FileState file={file} />
        {!isThere && <progress max={bytes} value={received} aria-label={name} />}
      </div>
      {remove ? (
        <IconButton
          icon={isThere ? "trash-2" : "x"}
          label={isThere ? words.remove(name) : words.cancel(name)}
          onClick={remove}
        />
      ) : (
        <IconButton type="submit" name="do" value={`remove.${id}`} icon="trash-2" label={words.remove(name)} />
      )}
    </li>
  );
}

/** Only the end is announced: a figure that runs would talk without end. */
function FileState({ file: { bytes, received, state, why, message, secondsLeft } }: { file: ShownFile }) {
  const { files: words } = useWords("contact");
  const size = sizeText(bytes);
  if (state === "refused") {
    const said = why === "heavy" ? words.refused.heavy(size) : words.refused[why ?? "kind"];
    return <span role="alert">{message ?? said}</span>;
  }
  if (state === "kept") return <output>{`${size} · ${words.through}`}</output>;
  if (state === "offline") return <output>{words.offline}</output>;
  if (state === "waiting") return <span>{words.waiting}</span>;
  const left = secondsLeft === undefined ? "" : `, ${words.left(secondsLeft)}`;
  return <span>{`${words.sent(sizeText(received), size)}${left}`}</span>;
}
