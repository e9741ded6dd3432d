import { useActionData } from "react-router";
import { eraseWords } from "../../../features/operator/privacy-requests/rules.ts";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, LongField } from "../../parts/form.tsx";
import { KeptForm } from "../../parts/kept-form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { CustomerPage } from "./load.ts";

type Privacy = CustomerPage["privacy"];

/** Made only while the customer is shown; before that it is said where. */
export function FileForm({ id, customer: { customer, revealedUntil } }: { id: string; customer: CustomerPage }) {
  const { privacy: words } = usePage().words;
  if (revealedUntil === null) return <p className="soft small">{words.revealFirst}</p>;
  const back = `/console/customers/${customer}`;
  return (
    <form method="post" action={`/console/files/customer-data.html?${new URLSearchParams({ back })}`} className="stack">
      <input type="hidden" name="id" value={id} />
      <button className="button">
        <Icon name="download" />
        {words.file}
      </button>
      <p className="soft small">{words.fileLede}</p>
    </form>
  );
}

type Erasing = { request: Privacy["requests"][number]; underWay: Privacy["underWay"] };

/** Destroys for good: what goes and what stays is said, and a word is typed. */
export function EraseForm({ request: { id, proposed }, underWay }: Erasing) {
  const { words: all, language } = usePage();
  const { privacy: words } = all;
  const answered = useActionData() as Answered | undefined;
  if (proposed?.isMine) return <p className="soft small">{words.waitsForColleague}</p>;
  if (underWay.length > 0)
    return (
      <p className="small">
        {words.underWay}{" "}
        {underWay.map((number) => (
          <a key={number} href={`/console/orders/${number}`}>
            {number}{" "}
          </a>
        ))}
      </p>
    );
  const word = eraseWords[language as keyof typeof eraseWords] ?? eraseWords.en;
  return (
    <details className="reveal" open={answered?.entries["what"] === "erase"}>
      <summary>
        <Icon name="trash-2" />
        {proposed ? words.confirm : words.erase}
      </summary>
      <form method="post">
        <input type="hidden" name="what" value="erase" />
        <input type="hidden" name="id" value={id} />
        <RequestKey />
        <p className="small">{words.eraseLede}</p>
        <Field name="why" label={words.why} hint={words.whyHint} required maxLength={500} autoComplete="off" />
        <Field name="word" label={words.word(word)} required maxLength={20} autoComplete="off" />
        <button className="button button-go">{proposed ? words.confirm : words.erase}</button>
      </form>
    </details>
  );
}

/** The answer is the customer's to read, in their language. */
export function DeclineForm({ id, language }: { id: string; language: Language }) {
  const { privacy: words } = usePage().words;
  const answered = useActionData() as Answered | undefined;
  const isThis = answered?.entries["what"] === "decline" && answered.entries["id"] === id;
  return (
    <details className="reveal" open={isThis}>
      <summary>
        <Icon name="x" />
        {words.decline}
      </summary>
      <KeptForm name={`decline ${id}`}>
        <input type="hidden" name="what" value="decline" />
        <input type="hidden" name="id" value={id} />
        <RequestKey />
        <LongField
          name="answer"
          as={`answer-${id}`}
          label={words.answer(languageFacts[language].label)}
          rows={4}
          maxLength={1000}
          required
          lang={languageFacts[language].html}
        />
        <button className="button">{words.declineGo}</button>
      </KeptForm>
    </details>
  );
}
