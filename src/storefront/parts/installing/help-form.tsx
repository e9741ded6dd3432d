import { useState } from "react";
import { wayBack, type Place } from "../../../features/aftersales/installs/trouble-tree.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { TextAreaField, TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMoment, useInBrowser } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Installing } from "./installing.ts";
import { problemOf, useDone } from "./use-done.ts";
import { useModel } from "./use-phone.ts";
import { WayLink } from "./way-link.tsx";

type HelpFormProps = { place: Extract<Place, { at: "support" }>; way: string; installing: Installing; system: string };

/** The end of the tree: a person, and the whole case goes along. */
export function HelpForm({ place, way, installing, system }: HelpFormProps) {
  const words = useWords("trouble");
  const { Form, busy, did, failed } = useDone("help");
  const checked = useDone("check").did;
  const moment = useMoment();
  const model = useModel();
  const inBrowser = useInBrowser();
  const [requestKey] = useState(newUuid);
  if (did)
    return (
      <Notice tone="good" title={words.sent.title(did.reference)}>
        {words.sent.text(did.contact, moment(did.answerBy))}
      </Notice>
    );
  const { support } = words;
  const offline = failed?.code === "TRY_AGAIN_LATER";
  return (
    <Form method="post" noValidate className="guide-trouble-card">
      <h3>{support.title}</h3>
      <p>{support.text}</p>
      {place.tried.length > 0 && (
        <div>
          <p className="strong">{support.tried}</p>
          <ul className="guide-trouble-tried">
            {place.tried.map((remedy) => (
              <li key={remedy}>
                <Icon name="check" size="small" />
                {words.remedies[remedy].title}
              </li>
            ))}
          </ul>
        </div>
      )}
      {problemOf(failed) && (
        <Notice tone="care" title={support.failed}>
          {offline ? support.offline : problemOf(failed)}
        </Notice>
      )}
      <input type="hidden" name="intent" value="help" />
      <input type="hidden" name="way" value={way} />
      <input type="hidden" name="position" value={installing.esim.position} />
      <input type="hidden" name="requestKey" value={requestKey} suppressHydrationWarning />
      <input type="hidden" name="system" value={inBrowser ? system : ""} />
      <input type="hidden" name="device" value={model} />
      <input type="hidden" name="connection" value={checked?.verdict ?? ""} />
      <TextField
        label={support.contact}
        name="contact"
        type="email"
        autoComplete="email"
        defaultValue={failed?.entries.contact ?? installing.contact}
        error={problemOf(failed, "contact")}
      />
      <TextAreaField
        label={support.message}
        note={support.optional}
        hint={support.messageHint}
        name="message"
        maxLength={1000}
        defaultValue={failed?.entries.message}
        error={problemOf(failed, "message")}
      />
      <p className="cluster">
        <Button type="submit" variant="go" icon="headset" busy={busy}>
          {support.send}
        </Button>
        <WayLink to={wayBack(way)} className={buttonClass({ variant: "quiet" })}>
          {words.back}
        </WayLink>
      </p>
    </Form>
  );
}
