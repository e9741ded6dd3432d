import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { optionId } from "./combobox-list.tsx";
import { useOptions, type LoadOptions, type Option } from "./use-options.ts";

type Wiring = { defaultValue?: string; loadOptions: LoadOptions; onChoose?: (option: Option) => void };

/** The state of an editable combobox with list autocomplete (WAI-ARIA APG): focus stays in the text. */
export function useCombobox({ defaultValue = "", loadOptions, onChoose }: Wiring) {
  const listId = useId();
  const [text, setText] = useState(defaultValue);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { state, options } = useOptions(loadOptions, query, open);
  const activeId = open && active >= 0 && active < options.length ? optionId(listId, active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = () => {
    setOpen(true);
    setActive(-1);
  };
  const type = (typed: string) => {
    setText(typed);
    setQuery(typed.trim());
    show();
  };
  const choose = (option: Option) => {
    setText(option.label);
    setQuery("");
    close();
    onChoose?.(option);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    // the first suggestion is meant; where the text is one of a form's, Enter sends the form with it
    const first = open && query !== "" && state === "ready" ? options[0] : undefined;
    if (event.key === "Enter" && !activeId && first) {
      if (onChoose) event.preventDefault();
      return choose(first);
    }
    const moves: Record<string, () => void> = {
      ArrowDown: () => (open ? setActive(active >= last ? 0 : active + 1) : show()),
      ArrowUp: () => (open ? setActive(active <= 0 ? last : active - 1) : show()),
      ...(activeId && {
        Home: () => setActive(0),
        End: () => setActive(last),
        Enter: () => options[active] && choose(options[active]),
      }),
      ...(open ? { Escape: close } : text && { Escape: () => setText("") }),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  return { listId, text, open, active, activeId, state, options, show, close, type, choose, press };
}
