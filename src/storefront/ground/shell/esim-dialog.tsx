import { useCallback, useEffect, useState, type ReactNode } from "react";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { sessionKeys } from "../../../kernel/visitor.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/dialog.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { links } from "../links.ts";
import { callOverHttp } from "../visit/call.ts";
import type { Answer } from "../visit/calls.ts";
import { useVisit } from "../visit/visit.ts";
import { loadWords, useWords } from "../visit/words.ts";

type Place = "menu" | "footer";
export type EsimEntry = Answer<"/product/getEsimEntry">;

/** The entry was pressed: its words come first, and then the dialog. */
export async function askEsim(
  { search }: HTMLAnchorElement,
  language: Language,
  show: (dialog: ReactNode) => void,
): Promise<void> {
  await loadWords(language, ["esim-entry"]);
  const from = new URLSearchParams(search).get("from") === "footer" ? "footer" : "menu";
  show(<EsimDialog from={from} onClose={() => show(undefined)} />);
}

/**
 * Row H6. The menu's asks for a link and follows it, the footer's follows the one that this tab keeps. What fails is said
 * here, and the dialog stays.
 */
function EsimDialog({ from, onClose }: { from: Place; onClose: () => void }) {
  const words = useWords("esim-entry");
  const { close, noConnection } = useWords("shell");
  const visit = useVisit();
  const [isOpen, setOpen] = useState(true);
  const [entry, setEntry] = useState<EsimEntry>();
  const [busy, setBusy] = useState(true);
  const [failed, setFailed] = useState<string>();

  const attempt = useCallback(
    (act: () => Promise<void>) => {
      setBusy(true);
      setFailed(undefined);
      act().catch((error: unknown) => {
        setFailed(error instanceof CallRefused ? error.message : noConnection);
        setBusy(false);
      });
    },
    [noConnection],
  );
  const ask = useCallback(
    () =>
      attempt(async () => {
        const found = await callOverHttp(visit, "there")("/product/getEsimEntry", { from });
        keepMarketUrl(found.marketUrl);
        setEntry(found);
        setBusy(false);
      }),
    // a visit is of the whole page
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [attempt, from],
  );
  const go = () =>
    attempt(async () => {
      location.assign(from === "menu" ? await linkFor(visit) : marketUrl(entry!));
    });

  useEffect(ask, [ask]);
  useEffect(() => {
    // back from there, the page stands as it was left
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setOpen(false);
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  const next = entry ? go : ask;
  return (
    <Modal
      id="esim-entry"
      title={words.title[entry?.who ?? "visitor"]}
      closeLabel={close}
      width="narrow"
      open={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
          <Button variant="go" busy={busy} onClick={next}>
            {busy ? (entry ? words.opening : words.looking) : failed === undefined ? words.go : words.retry}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        {entry ? (
          <EsimQuestion entry={entry} />
        ) : (
          failed === undefined && <Skeleton shape="row" count={2} label={words.looking} />
        )}
        {failed !== undefined && (
          <Notice tone="stop" title={words.failed}>
            {failed}
          </Notice>
        )}
      </div>
      <output className="vh">{busy && entry ? words.opening : ""}</output>
    </Modal>
  );
}

/** Row H6: what pressing "Continue" does, and for whom. Drawn on the page and in the dialog alike. */
export function EsimQuestion({ entry: { who, email, phone, checkedIccid } }: { entry: EsimEntry }) {
  const words = useWords("esim-entry");
  const to = links(useVisit().language);
  const handedOver = [
    { name: words.email, value: email },
    { name: words.phone, value: phone },
    { name: words.iccid, value: checkedIccid },
  ].filter(({ value }) => value !== null);
  const beside = [
    ...(who === "visitor"
      ? []
      : [
          [to.agreement("terms_conditions"), words.terms],
          [to.agreement("privacy_policy"), words.privacy],
        ]),
    [to.questions("eSIM"), words.questions],
  ];
  return (
    <div className="stack gap-4" data-drawn="">
      <p className={who === "visitor" ? "strong" : undefined}>{words[who]}</p>
      {who === "visitor" ? <p className="soft">{words.visitorText}</p> : <Facts rows={handedOver} />}
      <p className="cluster gap-4 small">
        {beside.map(([href, label]) => (
          <a key={href} className="link" href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

/** Spec 7: a JSON string. */
async function linkFor(visit: ReturnType<typeof useVisit>): Promise<string> {
  const answer = await callOverHttp(visit, "there")("/product/getEsimLink", { gdsProductCode: "" });
  return (JSON.parse(answer) as { url: string }).url;
}

/** Row L9. */
function keepMarketUrl(url: string): void {
  try {
    sessionStorage.setItem(sessionKeys.marketUrl, url);
  } catch {
    // then it is taken from the answer
  }
}

function marketUrl({ marketUrl: answered }: EsimEntry): string {
  try {
    return sessionStorage.getItem(sessionKeys.marketUrl) ?? answered;
  } catch {
    return answered;
  }
}
