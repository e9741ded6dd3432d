import { useEffect, useState } from "react";

/** Requirement P3 and spec 9: a search of coverage waits so long for the next letter. */
export const searchPauseMs = 300;

/** The value once it has stood still for so long: what is typed is looked up when the typing pauses. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const later = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(later);
  }, [value, ms]);
  return settled;
}
