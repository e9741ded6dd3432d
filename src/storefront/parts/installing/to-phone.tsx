import { Disclosure } from "../../../ui/accordion.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { Installing } from "./installing.ts";
import { problemOf, useDone } from "./use-done.ts";

/** From the desk to the hand: by the camera, or by mail. Only the buyer mails; a traveller has the page already. */
export function ToPhone({ installing }: { installing: Installing }) {
  const { install, send: words } = useWords("install");
  const { page, link, contact } = installing;
  return (
    <div className="wide-only no-print">
      <Disclosure summary={words.title}>
        <div className="to-phone">
          <div className="qr-frame">
            <QrCode text={page} label={install.toPhoneQr} />
          </div>
          <div className="stack gap-5">
            <p className="soft">{install.toPhoneText}</p>
            {contact && link.key && <MailIt installing={installing} />}
          </div>
        </div>
      </Disclosure>
    </div>
  );
}

function MailIt({ installing: { contact, esim } }: { installing: Installing }) {
  const { send: words } = useWords("install");
  const { Form, busy, did, failed } = useDone("send");
  return (
    <Form method="post" noValidate className="stack gap-3">
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="position" value={esim.position} />
      <p className="soft">{words.mailText}</p>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={failed?.entries.email ?? contact}
        error={problemOf(failed, "email") ?? problemOf(failed)}
      />
      <Button type="submit" icon="mail" busy={busy}>
        {words.send}
      </Button>
      <output>{did && words.sent(did.email)}</output>
    </Form>
  );
}
