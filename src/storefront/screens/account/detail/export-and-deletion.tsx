import { Button, LinkButton, buttonClass } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { links, ownDataFile } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { CodeField } from "../../../parts/forms/code-field.tsx";
import { useCalled } from "../../../parts/forms/field-names.ts";
import type { NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import { NamedForm } from "../../../parts/forms/named-form.tsx";

type OwnDataProps = { isDeleting: boolean; email: string; answer: NamedFormAnswer | undefined };

export function OwnData({ isDeleting, email, answer }: OwnDataProps) {
  const { data: words } = useWords("account-detail");
  const to = links(useVisit().language);
  return (
    <section className="detail-part" aria-labelledby="detail-data">
      <h2 id="detail-data">{words.title}</h2>
      <div className="detail-rows">
        <div className="detail-row detail-line">
          <p className="soft measure">{words.export}</p>
          <a className={buttonClass({ size: "small" })} href={ownDataFile} download>
            {words.exportButton}
            <Icon name="download" />
          </a>
        </div>
        <div className="detail-row" id="detail-delete">
          {isDeleting ? (
            <Deletion email={email} answer={answer} />
          ) : (
            <div className="detail-line">
              <p className="soft measure">{words.delete}</p>
              <LinkButton size="small" to={to.account({ tab: "detail", edit: "delete" })} preventScrollReset>
                {words.deleteButton}
              </LinkButton>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * First in plain words what it means, then a code: no account is deleted by one click, nor by another person at an open
 * screen.
 */
function Deletion({ email, answer }: Omit<OwnDataProps, "isDeleting">) {
  const { deletion: words, ways } = useWords("account-detail");
  const to = links(useVisit().language);
  const mine = answer?.form === "delete" ? answer : undefined;
  return (
    <div className="detail-form">
      <h3>{words.title}</h3>
      <div className="detail-fate">
        <Fate title={words.goes} list={words.goesList} icon="trash-2" />
        <Fate title={words.stays} list={words.staysList} icon="file-text" />
      </div>
      <p>{words.code}</p>
      <NamedForm name="delete" answer={answer} called={useCalled()} className="sign-in-form">
        {({ beside, busy }) => (
          <>
            <input type="hidden" name="to" value={email} />
            <CodeField answer={mine} error={beside("code")} by="mail" />
            <p className="cluster gap-3">
              <Button type="submit" variant="go" name="intent" value="delete" busy={busy}>
                {words.button}
              </Button>
              <LinkButton variant="quiet" to={to.account({ tab: "detail" })} preventScrollReset>
                {ways.cancel}
              </LinkButton>
            </p>
          </>
        )}
      </NamedForm>
    </div>
  );
}

function Fate({ title, list, icon }: { title: string; list: readonly string[]; icon: "trash-2" | "file-text" }) {
  return (
    <div>
      <p className="strong">
        <Icon name={icon} size="small" /> {title}
      </p>
      <ul>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
