import { useEffect, useState, type FormEvent, type RefObject } from "react";
import { useOnline } from "../../ground/use-online.ts";

/**
 * Without a line, what is whole is sent by itself once there is one: the same form, so under the same request key. Like the
 * consents, that it shall be is said on this page, and ends with it.
 */
export function useSendWhenBack(form: RefObject<HTMLFormElement | null>, isLast: boolean) {
  const isOnline = useOnline();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted && isOnline) form.current?.requestSubmit();
  }, [isWanted, isOnline, form]);
  return {
    isAway: isLast && !isOnline,
    waits: isWanted && !isOnline,
    goes: isWanted && isOnline,
    stop: () => setWanted(false),
    /** Whether this submission waits. What is not whole goes on, to be told what it lacks. */
    holds(event: FormEvent<HTMLFormElement>): boolean {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const goesElsewhere = submitter instanceof HTMLButtonElement && submitter.name !== "";
      if (!isLast || goesElsewhere || navigator.onLine || !event.currentTarget.checkValidity()) return false;
      event.preventDefault();
      setWanted(true);
      return true;
    },
  };
}
