import { useEffect } from "react";
import { useLoaderData } from "react-router";
import type { Language } from "../../../kernel/language.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { Sea } from "../../../ui/art.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { UpgradeNote } from "../../../ui/upgrade-note.tsx";
import { links } from "../../ground/links.ts";
import { customerService, mailTo } from "../../ground/shell/customer-service.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { inShopTime } from "./end-of-upgrade.ts";
import { showOwnTime } from "./show-own-time.ts";

/** Row C6. While the shop is closed this page stands at every address. */
export function loader({ context }: ScreenArguments) {
  return asked(context).call("/common/getMaintenance", {});
}

export function Component() {
  const { until, reason, overdue } = useLoaderData<typeof loader>();
  const words = useWords("upgrading");
  const { titled } = useWords("shell");
  const { language } = useVisit();
  useEffect(() => showOwnTime(document), []);
  const said = until ? words : words.open;
  return (
    <div className="upgrading">
      <title>{titled(said.title)}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap upgrading-words">
        <UpgradeNote
          heading="h1"
          title={said.title}
          text={said.text}
          reason={reason}
          end={until === undefined ? undefined : { until, label: words.expected, ...endIn(until, language) }}
        >
          {/* filled in by the browser, which knows the visitor's clock */}
          <p className="soft" hidden>
            {words.yours} <time dateTime={until} data-own-time={language} />
          </p>
          {overdue && <p className="strong">{words.overdue}</p>}
        </UpgradeNote>
        <Onward closed={until !== undefined} />
        {until && (
          <p className="kick">
            {words.help}{" "}
            <a className="link" href={mailTo}>
              {customerService.email}
            </a>
          </p>
        )}
      </div>
      <div className="upgrading-view" aria-hidden="true">
        <i className="upgrading-sun" />
        <Sea />
      </div>
    </div>
  );
}

function endIn(until: string, language: Language) {
  const { day, time } = inShopTime(until);
  return { time, day: dateText(day, language), zone: "UTC+8" };
}

function Onward({ closed }: { closed: boolean }) {
  const words = useWords("upgrading");
  const { language } = useVisit();
  if (!closed)
    return (
      <p>
        <LinkButton variant="go" icon="arrow-right" to={links(language).homepage()}>
          {words.open.go}
        </LinkButton>
      </p>
    );
  return (
    <p className="cluster">
      {/* the address that was asked for, whichever this page stands at */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a className="button button-line" href="">
        {words.again}
      </a>
      <span className="soft needs-script">{words.byItself}</span>
    </p>
  );
}
