import { useEffect, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { queryFrom } from "./answers.ts";

const typingPauseMs = 300;

/** A plain GET, so that an answer can be shared; with JavaScript it goes there as one types. */
export function FaqSearch({ query }: { query: string }) {
  const to = links(useVisit().language);
  const { questions: words } = useWords("documents");
  const { typed, type, stop } = useTyped(query);
  return (
    <search className="faq-search" data-item-type="search">
      <Form method="get" action={to.questions()} className="cluster" preventScrollReset onSubmit={stop}>
        <TextField
          label={words.search}
          // so has network coverage, which may be kept beside this page
          aria-label={words.search}
          name="q"
          type="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
          placeholder={words.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          before={<Icon name="search" />}
        />
        <Button type="submit">{words.find}</Button>
      </Form>
    </search>
  );
}

/**
 * What stands in the field. The address follows it when the typing pauses; it follows the address on going
 * back, but not when the address only arrives at what was typed a moment ago.
 */
function useTyped(query: string) {
  const { language } = useVisit();
  const navigate = useNavigate();
  const [entry, setEntry] = useState({ typed: query, shown: query, sent: query });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(pause.current);
  useEffect(() => () => clearTimeout(pause.current), []);
  if (entry.shown !== query)
    setEntry({ ...entry, shown: query, ...(query !== entry.sent && { typed: query, sent: query }) });

  const type = (typed: string) => {
    setEntry((now) => ({ ...now, typed }));
    stop();
    pause.current = setTimeout(() => {
      const wish = queryFrom(typed);
      setEntry((now) => ({ ...now, sent: wish }));
      void navigate(links(language).questions(undefined, wish), { replace: true, preventScrollReset: true });
    }, typingPauseMs);
  };
  return { typed: entry.typed, type, stop };
}
