import { useEffect, useRef, type FormEvent } from "react";
import { useNavigation } from "react-router";

/**
 * A double click sends once: the second press comes before the button can show that it is busy.
 * `answer`: the id of the last refusal, after which the form may be sent again.
 */
export function useSendOnce(answer: string | undefined) {
  const busy = useNavigation().state !== "idle";
  const sent = useRef(false);
  useEffect(() => {
    if (!busy) sent.current = false;
  }, [busy, answer]);
  const onSubmit = (event: FormEvent) => {
    if (sent.current) event.preventDefault();
    sent.current = true;
  };
  return { busy, onSubmit };
}
