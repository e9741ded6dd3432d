import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

/** Filters while one types; sent, it is an address. */
export function DestinationSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const { language } = useVisit();
  const words = useWords("destination");
  return (
    <search data-item-type="search">
      <Form className="destination-search" method="get" action={links(language).destination()} preventScrollReset>
        <TextField
          label={words.search}
          name="q"
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          placeholder={words.placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          before={<Icon name="search" />}
        />
        <Button type="submit">{words.find}</Button>
      </Form>
    </search>
  );
}
