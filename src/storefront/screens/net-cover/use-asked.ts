import { useEffect, useEffectEvent, useState } from "react";

type Known<T> = { key: string; value?: T };
type Asked<T> = { value: T | undefined; state: "ready" | "pending" | "failed"; again: () => void };

/**
 * What the server answers to `key`: `given` came with the page, anything else is asked for. Nothing is asked for
 * nothing.
 */
export function useAsked<T>(key: string, given: Known<T>, ask: (key: string) => Promise<T>): Asked<T> {
  const [known, setKnown] = useState<Known<T> & { failed?: boolean }>(given);
  const settled = key === "" || known.key === key;
  const find = useEffectEvent(ask);
  useEffect(() => {
    if (settled) return undefined;
    let wanted = true;
    const keep = (found: Known<T> & { failed?: boolean }) => wanted && setKnown(found);
    find(key).then(
      (value) => keep({ key, value }),
      () => keep({ key, failed: true }),
    );
    return () => void (wanted = false);
  }, [key, settled]);
  const again = () => setKnown({ key: "" });
  if (key === "") return { value: undefined, state: "ready", again };
  if (!settled) return { value: undefined, state: "pending", again };
  return { value: known.value, state: known.failed ? "failed" : "ready", again };
}
