import { useEffect, useRef, useState } from "react";
import type { FileRefusal } from "../../../features/people/enquiries/rules.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { filesIn } from "./enquiry-entries.ts";
import { failureOf, refusalsOf, sendFile, type FormLink } from "./upload.ts";

export type ShownFile = {
  id: string;
  name: string;
  bytes: number;
  received: number;
  state: "waiting" | "sending" | "offline" | "kept" | "refused";
  why?: FileRefusal | "gone" | "changed" | undefined;
  /** The shop's own words, of what is no trouble of the file. */
  message?: string;
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
const waitMs = 20_000;

/** Files start at once, go on by themselves after a lost connection, and can be taken out at any time. */
export function useFiles(first: Entries): FileList {
  const call = callOverHttp(useVisit(), "there");
  const [files, setFiles] = useState<readonly ShownFile[]>(() => shownOf(first));
  const [shownLink, showLink] = useState(() => linkOf(first));
  const link = useRef(shownLink);
  const know = (known: FormLink | undefined) => {
    link.current = known;
    showLink(known);
  };
  const sources = useRef(new Map<string, File>());
  const running = useRef(new Set<string>());
  const anew = useRef(new Set<string>());
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
      const of = link.current;
      try {
        change(id, { state: "sending" });
        await sendFile(file, {
          call,
          link: of,
          id,
          from: received,
          isCancelled: () => !isThere(id),
          onPiece(known, there) {
            if (!of) know(known);
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
        const failure = failureOf(error);
        if (!isThere(id)) return received > 0 ? removeThere(id) : undefined;
        if (failure === "over") return beginAnew(id, of);
        if (typeof failure === "object") return change(id, { state: "refused", ...failure });
        change(id, { state: failure });
        await untilOnline(waitMs);
      }
    }
  }

  /** The shop has no such form any more: what it had is gone, and what is on its way begins another one, once. */
  function beginAnew(id: string, dead: FormLink | undefined): void {
    if (link.current?.number === dead?.number) {
      know(undefined);
      setFiles((all) => all.map((file) => (file.state === "kept" ? { ...file, state: "refused", why: "gone" } : file)));
    }
    if (anew.current.has(id)) return change(id, { state: "refused", why: "gone" });
    const another = newUuid();
    anew.current.add(another);
    sources.current.set(another, sources.current.get(id)!);
    change(id, { id: another, state: "waiting", received: 0, secondsLeft: undefined });
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
      const all = [...chosen];
      const refusals = refusalsOf(all, files.filter(({ state }) => state !== "refused").length);
      const added = all.map((file, place): ShownFile => {
        const why = refusals[place];
        const id = newUuid();
        if (!why) sources.current.set(id, file);
        return { id, name: file.name, bytes: file.size, received: 0, state: why ? "refused" : "waiting", why };
      });
      setFiles((before) => [...before, ...added]);
    },
    remove(id) {
      const isSending = running.current.has(id);
      sources.current.delete(id);
      if (!isSending && files.some((file) => file.id === id && file.received > 0)) void removeThere(id);
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
