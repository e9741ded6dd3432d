import { useWords } from "../../ground/asking.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { FailuresPage } from "./load.ts";

/** What stands on pages of countries, each withdrawn with one press. */
export function StandingNotices({ page: { notices, mayEdit, ready } }: { page: FailuresPage }) {
  const words = useWords().coverage.failures;
  if (notices.length === 0) return null;
  return (
    <section className="failures-standing" aria-labelledby="standing">
      <h2 id="standing">{words.standing}</h2>
      {!ready && <FormProblem />}
      <ul>
        {notices.map(({ name, title, version, countries, until }) => (
          <li key={name}>
            <span>
              <a className="written" href={`/console/content/notice/${encodeURIComponent(name)}`}>
                {title}
              </a>{" "}
              <span className="soft small">
                {countries.join(" · ")} ·{" "}
                {until === null ? (
                  words.noEnd
                ) : (
                  <>
                    {words.until} <Moment at={until} />
                  </>
                )}
              </span>
            </span>
            {mayEdit && (
              <form method="post" action="/console/coverage/failures">
                <RequestKey />
                <input type="hidden" name="name" value={name} />
                <input type="hidden" name="version" value={version} />
                <button className="button" name="do" value="withdraw" aria-label={words.withdraw(title)}>
                  {words.withdrawShort}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
