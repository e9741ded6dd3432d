import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

/** A plain GET, so that an answer can be sent to somebody. */
export function FaqSearch({ query }: { query: string }) {
  const to = links(useVisit().language);
  const { questions: words } = useWords("documents");
  return (
    <search className="faq-search" data-item-type="search">
      <Form method="get" action={to.questions()} className="cluster">
        {/* the key lets "back" show the query that belongs to the page */}
        <TextField
          key={query}
          label={words.search}
          name="q"
          type="search"
          defaultValue={query}
          placeholder={words.placeholder}
          maxLength={100}
          enterKeyHint="search"
          before={<Icon name="search" />}
        />
        <Button type="submit">{words.find}</Button>
      </Form>
      {query !== "" && <Link className="link" to={to.questions()}>{words.back}</Link>}
    </search>
  );
}
