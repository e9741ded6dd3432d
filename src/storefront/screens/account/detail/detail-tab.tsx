import { ErrorSummary } from "../../../../ui/error-summary.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import type { Answered } from "../../../parts/forms/form-answer.ts";
import type { AccountTab, TabProps } from "../account-tab.ts";
import { actOnDetail } from "./act.ts";
import { ConfirmOwner } from "./confirm-owner.tsx";
import { DeviceList } from "./device-list.tsx";
import { OwnData } from "./export-and-deletion.tsx";
import { tellDetail, type ToldDetail } from "./load.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { SignInWays } from "./sign-in-ways.tsx";
import { useTicket } from "./use-ticket.ts";

/** Row A7 and the account's own matters: e-mail and phone, password, devices, export and deletion. */
export const tab: AccountTab<ToldDetail, Answered> = {
  areas: ["account-detail", "sign-in", "errors"],
  load: tellDetail,
  act: (asking, form) => actOnDetail(asking, form),
  View: Detail,
};

/** Forms that are only a button have no field for what went wrong. */
const buttons = ["device", "devices", "passkey"];

function Detail({ told, done: answered, signedIn }: TabProps<ToldDetail, Answered>) {
  const words = useWords("account-detail");
  const [ticket, lookAgain] = useTicket(answered);
  const hasPasskey = told.passkeys.length > 0;
  const confirm = ticket === "" && (
    <ConfirmOwner signedIn={signedIn} hasPasskey={hasPasskey} answered={answered} onConfirmed={lookAgain} />
  );
  return (
    <div className="detail">
      {told.done && !answered && <Notice tone="good" title={words.done[told.done]} />}
      {answered && buttons.includes(answered.form) && (
        <ErrorSummary key={answered.id} title={answered.title} problems={answered.problems} />
      )}
      <SignInWays told={told} answered={answered} signedIn={signedIn} ticket={ticket} confirm={confirm} />
      <PasskeyList
        passkeys={told.passkeys}
        confirm={told.edit === "passkey" && confirm}
        isConfirmed={told.edit === "passkey" && ticket !== ""}
      />
      <DeviceList devices={told.devices} />
      <OwnData isDeleting={told.edit === "delete"} email={signedIn.email ?? ""} answered={answered} />
    </div>
  );
}
