import { useEffect, useEffectEvent, useState } from "react";

export type Option = {
  value: string;
  label: string;
  /** Beside the label: what distinguishes it, e.g. the name in another language or a price. */
  note?: string;
  /** Options of one group stand together under its name. */
  group?: string;
  /** Two letters: the flag before the label. */
  flag?: string;
};

export type LoadOptions = (query: string, abandoned: AbortSignal) => Promise<Option[]>;

type Found = { state: "idle" | "loading" | "ready" | "failed"; options: Option[] };
/** With the text that it answers. */
type Answered = Found & { to: string };

/** Long enough to skip the letters of a fast typist, short enough to feel immediate. */
const PAUSE_MS = 160;

/** Loads after a pause, and never lets a slow earlier response replace a later one. */
export function useOptions(load: LoadOptions, query: string, wanted: boolean): Found {
  const [found, setFound] = useState<Answered>({ state: "idle", options: [], to: "" });
  const ask = useEffectEvent(async (abandoned: AbortSignal) => {
    setFound(({ options }) => ({ state: "loading", options, to: query }));
    try {
      const options = await load(query, abandoned);
      if (!abandoned.aborted) setFound({ state: "ready", options, to: query });
    } catch {
      if (!abandoned.aborted) setFound({ state: "failed", options: [], to: query });
    }
  });

  useEffect(() => {
    if (!wanted) return undefined;
    const race = new AbortController();
    const start = setTimeout(() => void ask(race.signal), query === "" ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(start);
      race.abort();
    };
  }, [query, wanted]);
  return found.state === "idle" || found.to === query ? found : { state: "loading", options: found.options };
}
