import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { dateText } from "../../../kernel/written-date.ts";
import { Sea } from "../../../ui/art.tsx";
import { LinkButton } from "../../../ui/button.tsx";
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
  const { until, overdue } = useLoaderData<typeof loader>();
  const words = useWords("upgrading");
  const { titled } = useWords("shell");
  useEffect(() => showOwnTime(document), []);
  return (
    <div className="upgrading">
      <title>{titled(until ? words.title : words.open.title)}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap upgrading-words">
        <h1>{until ? words.title : words.open.title}</h1>
        <p className="lede">{until ? words.text : words.open.text}</p>
        {until && <ExpectedEnd until={until} overdue={overdue} />}
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

function ExpectedEnd({ until, overdue }: { until: string; overdue: boolean }) {
  const words = useWords("upgrading");
  const { language } = useVisit();
  const { day, time } = inShopTime(until);
  return (
    <div className="upgrading-end">
      <p className="kick">{words.expected}</p>
      <p>
        <time dateTime={until}>
          <b className="upgrading-time num">{time}</b>{" "}
          <span>
            {dateText(day, language)} <small>UTC+8</small>
          </span>
        </time>
      </p>
      {/* filled in by the browser, which knows the visitor's clock */}
      <p className="soft" hidden>
        {words.yours} <time dateTime={until} data-own-time={language} />
      </p>
      {overdue && <p className="strong">{words.overdue}</p>}
    </div>
  );
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
