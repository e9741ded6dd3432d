import type { EsimShare } from "../../../features/aftersales/esim-shares/contract.ts";
import { shareTimes } from "../../../features/aftersales/esim-shares/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { showToast } from "../../../ui/toasts.ts";
import { useInBrowser, useMoment } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Installing } from "./installing.ts";
import { useDone } from "./use-done.ts";

/** A link that ends, for another person (market research 5.5 h). It is shown once: only its hash is kept. */
export function SharePanel({ installing, shares }: { installing: Installing; shares: readonly EsimShare[] }) {
  const { share: words } = useWords("install");
  const { Form, busy, did, failed } = useDone("share");
  const { esim } = installing;
  const made = did?.position === esim.position ? did : undefined;
  const here = shares.filter(({ position }) => position === esim.position);
  return (
    <div className="stack gap-5">
      <p className="soft">{words.text}</p>
      <Form method="post" className="stack gap-3">
        <input type="hidden" name="intent" value="share" />
        <input type="hidden" name="position" value={esim.position} />
        <Segmented
          label={words.lasts}
          name="lasts"
          defaultValue="day"
          options={shareTimes.map((value) => ({ value, label: words.times[value] }))}
        />
        <Button type="submit" icon="share" busy={busy}>
          {words.make}
        </Button>
      </Form>
      <div aria-live="polite">
        {made && <MadeLink address={made.address} expiresAt={made.expiresAt} areaName={installing.areaName} />}
        {failed && <Notice tone="care">{failed.problems[0]?.message}</Notice>}
      </div>
      {here.length > 0 && <WorkingLinks shares={here} />}
    </div>
  );
}

function MadeLink({ address, expiresAt, areaName }: { address: string; expiresAt: string; areaName: string }) {
  const { share: words, install } = useWords("install");
  const moment = useMoment();
  const canShare = useInBrowser() && "share" in navigator;
  const give = () => {
    // closing the sheet without choosing anybody is no failure
    navigator.share({ title: words.message(areaName), url: address }).catch(() => undefined);
  };
  return (
    <div className="share-made">
      <p className="strong">{words.link}</p>
      <p className="code share-link" id="share-link">
        {address}
      </p>
      <p className="kick">{words.endsAt(moment(expiresAt))}</p>
      <p className="cluster">
        {canShare && (
          <Button size="small" variant="go" icon="share" onClick={give}>
            {words.give}
          </Button>
        )}
        <CopyButton
          text={address}
          label={words.copy}
          copiedLabel={install.copied}
          shownIn="share-link"
          onRefused={() => showToast(install.byHand, "failure")}
        />
      </p>
    </div>
  );
}

function WorkingLinks({ shares }: { shares: readonly EsimShare[] }) {
  const { share: words } = useWords("install");
  const { Form, busy, did } = useDone("revoke");
  const moment = useMoment();
  return (
    <div className="stack gap-2">
      <h3>{words.list}</h3>
      <ul className="share-list rows">
        {shares.map(({ id, expiresAt, openedAt }) => (
          <li key={id}>
            <div>
              <p className="strong">{words.until(moment(expiresAt))}</p>
              <p className="kick">{openedAt ? words.opened(moment(openedAt)) : words.unopened}</p>
            </div>
            <Form method="post">
              <input type="hidden" name="intent" value="revoke" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="small" busy={busy}>
                {words.takeBack}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <output className="vh">{did && words.takenBack}</output>
    </div>
  );
}
