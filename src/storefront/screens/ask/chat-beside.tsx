import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { Conversation } from "./conversation.tsx";
import type { Talk } from "./load.ts";
import { TalkContext, TalkForm } from "./talk-form.tsx";
import type { useBesideTalk } from "./use-beside-talk.ts";
import { Widget } from "./widget.tsx";

type ChatBesideProps = {
  as: "panel" | "sheet";
  onClose: () => void;
  chat: ReturnType<typeof useBesideTalk>;
  widget: string | null;
};

/** The conversation of the chat's own page, in a panel beside any other; a sheet over it where there is no room. */
export function ChatBeside({ as, onClose, chat, widget }: ChatBesideProps) {
  const words = useWords("ask");
  const { close } = useWords("shell");
  const page = links(useVisit().language).inside("/ask");
  const { talk, notSent, isKept, busy, send, startOver } = chat;
  const [isSheet] = useState(as === "sheet");
  const [isOwn, setOwn] = useState(widget === null);
  return (
    <TalkContext value={{ send, notSent }}>
      <Frame isSheet={isSheet} onClose={onClose}>
        <div className="beside-head" data-drawn="chat-head">
          <h2 id="beside-title">{words.title}</h2>
          {isOwn && talk?.state !== "waiting" && <PersonForm talk={talk} />}
          <a className="link" href={talk ? `${page}?${new URLSearchParams({ chat: talk.id, key: talk.key })}` : page}>
            {words.asPage}
          </a>
          <IconButton icon="x" label={close} onClick={onClose} />
        </div>
        {widget !== null && !isOwn && (
          <Widget
            address={widget}
            onFailed={() => setOwn(true)}
            own={
              <Button variant="quiet" size="small" onClick={() => setOwn(true)}>
                {words.own}
              </Button>
            }
          />
        )}
        {isOwn && (
          <Scrolled last={talk?.lines.length ?? 0}>
            <p className="kick">{words.who}</p>
            <p className="kick">{words.safe}</p>
            <Conversation talk={talk} notSent={notSent} isKept={isKept} busy={busy} startOver={startOver} />
          </Scrolled>
        )}
      </Frame>
    </TalkContext>
  );
}

/** A person, whatever was said before; the button is gone with the answer, so whoever pressed it stands at what was said. */
function PersonForm({ talk }: { talk: Talk | null }) {
  const words = useWords("ask");
  return (
    <TalkForm talk={talk} className="beside-person">
      <Button
        type="submit"
        size="small"
        icon="headset"
        name="go"
        value="person"
        onClick={({ currentTarget }) =>
          currentTarget.closest("dialog")?.querySelector<HTMLElement>("[role=log]")?.focus({ preventScroll: true })
        }
      >
        {words.personShort}
      </Button>
    </TalkForm>
  );
}

type FrameProps = { isSheet: boolean; onClose: () => void; children: ReactNode };

/** A page goes on beside a panel, and waits behind a sheet; a link that is followed closes a sheet, as any other modal. */
function Frame({ isSheet, onClose, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const frame = dialog.current!;
    const onEscape = ({ key }: KeyboardEvent) => key === "Escape" && frame.close();
    if (isSheet && !frame.open) frame.showModal();
    if (isSheet) return undefined;
    frame.show();
    frame.querySelector<HTMLElement>("[data-asked] [name=said]")?.focus({ preventScroll: true });
    // browsers give it to a modal alone
    frame.addEventListener("keydown", onEscape);
    return () => frame.removeEventListener("keydown", onEscape);
  }, [isSheet]);
  return (
    <dialog
      ref={dialog}
      className="chat-beside no-print"
      aria-labelledby="beside-title"
      closedby={isSheet ? "any" : "none"}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}

/** The last question is in sight, with what was answered below it. */
function Scrolled({ last, children }: { last: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = last > 0 && box.current?.querySelector<HTMLElement>("#last");
    if (!line) return;
    const before = line.previousElementSibling;
    const first = before instanceof HTMLElement && before.matches(".ask-visitor") ? before : line;
    box.current!.scrollTop = first.offsetTop - 16;
  }, [last]);
  return (
    <div className="beside-body" ref={box}>
      {children}
    </div>
  );
}
