import type { RefusalCode } from "../../../kernel/refusal.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { Problem } from "../../parts/form.tsx";
import { Held } from "../../parts/held.tsx";
import { Moment } from "../../parts/moment.tsx";
import type { Enquiry } from "./load.ts";

/** As a file's refusal comes back in the address of its page. */
const damaged: RefusalCode = "FILE_DAMAGED";

/** By name alone: opening one is a form, since the trail keeps it. */
export function EnquiryFiles({ found: { files, number } }: { found: Enquiry }) {
  const { words, here } = usePage();
  const { files: said } = words.enquiries;
  return (
    <section>
      <h2>{said.title}</h2>
      {here.includes(`refused=${damaged}`) && <Problem>{said.damaged}</Problem>}
      {files.length === 0 ? (
        <p className="soft">{said.none}</p>
      ) : (
        <form
          method="post"
          action={`/console/files/enquiry-file?${new URLSearchParams({ back: `/console/enquiries/${number}` })}`}
        >
          <p className="soft small">{said.lede}</p>
          <input type="hidden" name="number" value={number} />
          <ul className="enquiry-files">
            {files.map(({ id, name, bytes }) => (
              <li key={id}>
                <Icon name="file-text" />
                <span>
                  {name} <span className="soft">{`${(bytes / 1_048_576).toFixed(1)} MB`}</span>
                </span>
                <button className="button" name="file" value={id}>
                  {said.open} <span className="vh">{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
    </section>
  );
}

/** What colleagues have noted and answered, the oldest first. */
export function Entries({ found: { entries }, mayWork }: { found: Enquiry; mayWork: boolean }) {
  const { notes: said } = useWords().enquiries;
  return (
    <section>
      <h2>{said.title}</h2>
      {entries.length === 0 && <p className="soft">{said.none}</p>}
      <ol className="enquiry-entries">
        {entries.map(({ id, kind, who, at, text, heldUntil }) => (
          <li key={id}>
            <p className="soft small">
              {said[kind]} · {who} · <Moment at={at} />
            </p>
            <p className="enquiry-text">{text}</p>
            {heldUntil !== null && (
              <Held until={heldUntil} mayUndo={mayWork}>
                <input type="hidden" name="id" value={id} />
              </Held>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
