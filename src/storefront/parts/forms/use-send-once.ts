import { useEffect, useRef, type FormEvent } from "react";
import { useNavigation } from "react-router";

/**
 * A double click sends once: the second press comes before the button can show that it is busy.
 * `answer`: the id of the last refusal, after which the form may be sent again.
 */
export function useSendOnce(answer: string | undefined) {
  const busy = useNavigation().state !== "idle";
  const sentAfter = useRef<{ answer: string | undefined }>(undefined);
  useEffect(() => {
    if (!busy) sentAfter.current = undefined;
  }, [busy]);
  const onSubmit = (event: FormEvent) => {
    if (sentAfter.current && sentAfter.current.answer === answer) event.preventDefault();
    sentAfter.current = { answer };
  };
  return { busy, onSubmit };
}
