import { useEffect, useRef, useState } from "react";
import { mostFileBytes, mostFiles, type FileRefusal } from "../../../features/people/enquiries/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { filesIn } from "./enquiry-entries.ts";
import { isOver, sendFile, whyRefusedFile, type FormLink } from "./upload.ts";

export type ShownFile = {
  id: string;
  name: string;
  bytes: number;
  received: number;
  state: "waiting" | "sending" | "offline" | "kept" | "refused";
  why?: FileRefusal | "gone" | undefined;
  secondsLeft?: number | undefined;
};

export type FileList = {
  files: readonly ShownFile[];
  /** Hidden fields of the form: which form the files belong to, and which are whole. */
  carried: { number?: string; key?: string; files?: string };
  add: (chosen: Iterable<File>) => void;
  remove: (id: string) => void;
  restore: (entries: Entries) => void;
};

/** Two at a time, and one alone until the shop has given the form its number. */
const atOnce = 2;
const waitMs = 5000;

/** Files start at once, go on by themselves after a lost connection, and can be taken out at any time. */
export function useFiles(first: Entries): FileList {
  const call = callOverHttp(useVisit(), "there");
  const [files, setFiles] = useState<readonly ShownFile[]>(() => shownOf(first));
  const [shownLink, showLink] = useState(() => linkOf(first));
  const link = useRef(shownLink);
  const know = (known: FormLink) => {
    link.current = known;
    showLink(known);
  };
  const sources = useRef(new Map<string, File>());
  const running = useRef(new Set<string>());
  const now = useRef(files);
  useEffect(() => {
    now.current = files;
  }, [files]);

  const change = (id: string, more: Partial<ShownFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...more } : file)));
  const isThere = (id: string) => sources.current.has(id);

  async function run(id: string): Promise<void> {
    const file = sources.current.get(id)!;
    const begun = clock();
    let received = 0;
    for (;;) {
      try {
        change(id, { state: "sending" });
        await sendFile(file, {
          call,
          link: link.current,
          id,
          from: received,
          isCancelled: () => !isThere(id),
          onPiece(known, there) {
            know(known);
            received = there;
            const left = ((clock() - begun) / there) * (file.size - there);
            change(id, { received: there, secondsLeft: Math.ceil(left / 1000) });
            next();
          },
        });
        if (isThere(id)) change(id, { state: "kept" });
        else await removeThere(id);
        return;
      } catch (error) {
        const why = whyRefusedFile(error) ?? (isOver(error) ? "gone" : undefined);
        if (why) return change(id, { state: "refused", why });
        if (!isThere(id)) return;
        change(id, { state: "offline" });
        await untilOnline(error instanceof CallRefused ? waitMs * 4 : waitMs);
      }
    }
  }

  function next(): void {
    const most = link.current ? atOnce : 1;
    for (const [id] of sources.current) {
      if (running.current.size >= most) return;
      const isNew = !running.current.has(id) && now.current.find((file) => file.id === id)?.state === "waiting";
      if (!isNew) continue;
      running.current.add(id);
      void run(id).finally(() => {
        running.current.delete(id);
        sources.current.delete(id);
        next();
      });
    }
  }
  useEffect(next);

  async function removeThere(id: string): Promise<void> {
    if (!link.current) return;
    await call("/newBusiness/removeAnnex", { ...link.current, file: id }).catch(() => undefined);
  }

  const kept = files.filter(({ state }) => state === "kept").map(({ id, name, bytes }) => ({ id, name, bytes }));
  return {
    files,
    carried: shownLink ? { ...shownLink, files: JSON.stringify(kept) } : {},
    add(chosen) {
      const counted = files.filter(({ state }) => state !== "refused").length;
      const added = [...chosen].map((file, place): ShownFile => {
        const why = counted + place >= mostFiles ? "many" : sizeRefusal(file);
        const id = newUuid();
        if (!why) sources.current.set(id, file);
        return { id, name: file.name, bytes: file.size, received: 0, state: why ? "refused" : "waiting", why };
      });
      setFiles((all) => [...all, ...added]);
    },
    remove(id) {
      const isSending = running.current.has(id);
      sources.current.delete(id);
      if (!isSending && files.some((file) => file.id === id && file.state === "kept")) void removeThere(id);
      setFiles((all) => all.filter((file) => file.id !== id));
    },
    restore(entries) {
      const before = linkOf(entries);
      if (!before || link.current) return;
      know(before);
      setFiles((all) => [...shownOf(entries), ...all]);
    },
  };
}

const clock = () => Date.now();

const sizeRefusal = ({ size }: File): FileRefusal | undefined =>
  size === 0 ? "empty" : size > mostFileBytes ? "heavy" : undefined;

const linkOf = ({ number, key }: Entries): FormLink | undefined => (number && key ? { number, key } : undefined);

const shownOf = (entries: Entries): ShownFile[] =>
  filesIn(entries).map((file) => ({ ...file, received: file.bytes, state: "kept" }));

/** Until the browser says that there is a network, and at least so often. */
function untilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });
}
