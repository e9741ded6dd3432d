import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { longestQuery, type Wish } from "./wish.ts";

/** Finds while one types; sent, it is an address, and keeps the part of the world that is looked at. */
export function CoverageSearch({
  typed,
  wish,
  onType,
}: {
  typed: string;
  wish: Wish;
  onType: (typed: string) => void;
}) {
  const { language } = useVisit();
  const { search: words } = useWords("netcover");
  return (
    <search>
      <Form className="cover-search" method="get" action={links(language).netCover()} preventScrollReset>
        <TextField
          label={words.label}
          // the questions, kept beside this page, have a field of the same name
          aria-label={words.label}
          name="q"
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          placeholder={words.placeholder}
          maxLength={longestQuery}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          before={<Icon name="search" />}
        />
        {wish.area !== "world" && <input type="hidden" name="area" value={wish.area} />}
        <Button type="submit">{words.find}</Button>
      </Form>
    </search>
  );
}
