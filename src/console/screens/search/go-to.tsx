import { may } from "../../../kernel/staff-right.ts";
import { useWords } from "../../ground/asking.ts";
import { rail, waitingText } from "../../ground/rail.ts";
import type { Me } from "../../ground/signed-in.ts";
import { FinderGroup, FinderLink } from "./finder-group.tsx";

/** The areas that the role may open; those whose name has what was typed, or all where none has. */
export function GoTo({ q, me }: { q: string; me: Me }) {
  const { search: words, rail: names } = useWords();
  const open = rail.flatMap(({ areas }) => areas).filter(({ right }) => may(me, right));
  const typed = q.toLocaleLowerCase();
  const named = open.filter(({ name }) => names[name].toLocaleLowerCase().includes(typed));
  return (
    <FinderGroup title={words.goTo}>
      {(named.length > 0 ? named : open).map(({ path, icon, name, waiting, letter }) => (
        <FinderLink
          key={path}
          to={path}
          icon={icon}
          letter={letter}
          is={names[name]}
          beside={waiting && me.waiting[waiting] > 0 ? words.waiting(waitingText(me.waiting[waiting])) : undefined}
        />
      ))}
    </FinderGroup>
  );
}
