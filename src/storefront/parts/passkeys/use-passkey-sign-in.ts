import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { minuteMs } from "../../../kernel/duration.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { wayBack } from "../../ground/way-back.ts";
import { signInByPasskey } from "./sign-in-by-passkey.ts";

/** Sooner than an attempt expires on the server (features/people/passkeys/rules.ts: five minutes). */
const freshMs = 4 * minuteMs;

type Trouble = { id: number; message: string };

/** By the button, and where `isInField` from what the browser offers below the e-mail field; one attempt at a time. */
export function usePasskeySignIn(back: string | undefined, isInField: boolean) {
  const visit = useVisit();
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const turn = useRef(0);
  /** When the attempt began that waits below the field; 0: none does. */
  const waitingSince = useRef(0);

  const enter = async (fromField: boolean) => {
    const mine = ++turn.current;
    waitingSince.current = fromField ? Date.now() : 0;
    if (!fromField) setBusy(true);
    const outcome = await signInByPasskey(visit, { fromField, isStill: () => turn.current === mine, staysSignedIn });
    if (turn.current !== mine) return;
    waitingSince.current = 0;
    if (outcome === "in") {
      await go(wayBack(back ?? null, visit.language));
    } else {
      setBusy(false);
      setTrouble(outcome === "left" ? undefined : { id: mine, message: outcome.problem });
    }
  };

  const waitInField = async (isDue: () => boolean) => {
    if ((await canFillIn()) && isDue()) await enter(true);
  };
  const leaveField = () => {
    turn.current++;
    if (waitingSince.current !== 0) void import("./ceremony.ts").then(({ stopAsking }) => stopAsking());
    waitingSince.current = 0;
  };

  useEffect(() => {
    if (!isInField) return undefined;
    const isOld = () => Date.now() - waitingSince.current > freshMs;
    const renew = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.autocomplete.endsWith("webauthn")) void waitInField(isOld);
    };
    let gone = false;
    void waitInField(() => !gone && isOld());
    addEventListener("focusin", renew);
    return () => {
      gone = true;
      removeEventListener("focusin", renew);
      leaveField();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isInField]);

  return { busy, trouble, enter: () => void enter(false) };
}

const canFillIn = async () => (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;

/** As the form that is open says it. */
const staysSignedIn = () => document.querySelector<HTMLInputElement>("[name=staySignedIn]")?.checked ?? false;
