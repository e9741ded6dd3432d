import { Sea } from "../../../ui/art.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { customerService, mailTo, telephone } from "./customer-service.ts";
import type { Settings } from "./settings.ts";

/** Row H2. Only the server renders it (site-footer.tsx). */
export function FooterContent({ settings }: { settings: Settings }) {
  const { language } = useVisit();
  const { footer } = useWords("menus");
  const to = links(language);
  const { email, mainland, elsewhere } = customerService;
  return (
    <>
      <Sea kind="foot" />
      <div className="wrap site-foot">
        <div>
          <h2>{footer.pitch}</h2>
          <LinkButton to={to.partnership()}>{footer.partner}</LinkButton>
        </div>
        <address>
          <h3>{footer.contact}</h3>
          <ul>
            <li>
              <a href={mailTo}>{email}</a>
            </li>
            <li>
              <a href={telephone(mainland)}>
                {footer.mainland} <span className="num">{mainland}</span>
              </a>
            </li>
            <li>
              <a href={telephone(elsewhere)}>
                {footer.elsewhere} <span className="num">{elsewhere}</span>
              </a>
            </li>
            <li>
              <Link to={to.findOrder()}>{footer.findOrder}</Link>
            </li>
            <li>
              <Link to={to.inside("/status")}>{footer.status}</Link>
            </li>
          </ul>
        </address>
        <FootLinks title={footer.about} entries={settings.footer_about_terms} />
        <FootLinks title={footer.questions} entries={settings.footer_about_faq} />
      </div>
      <a className="button ask-pill" data-asks="chat" href={to.inside("/ask")}>
        {footer.ask}
      </a>
      <p className="wrap site-rights">
        {footer.rights}
        <button type="button" className="needs-script" data-asks="cookies">
          {footer.cookies}
        </button>
        <Link to={to.withdrawal()}>{footer.withdraw}</Link>
      </p>
      {settings.imprint && <Imprint imprint={settings.imprint} />}
    </>
  );
}

/** Who sells, as the law of many places wants it on every page. */
function Imprint({ imprint: { name, address, registration, email } }: Required<Pick<Settings, "imprint">>) {
  const { footer } = useWords("menus");
  return (
    <p className="wrap site-imprint">
      {[name, address, footer.registration(registration)].join(" · ")} · <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}

/** Row H6: among the questions, eSIM leads where the menu's eSIM does, by an address of its own. */
const esimQuestions = "/frequently-asked-questions?type=eSIM";

function FootLinks({ title, entries }: { title: string; entries: Settings["footer_about_terms"] }) {
  const to = links(useVisit().language);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ title: label, link }) => (
          <li key={link}>
            {link === esimQuestions ? (
              <a href={to.myEsims({ from: "footer" })} data-asks="esim">
                {label}
              </a>
            ) : link.startsWith("/") ? (
              <Link to={to.inside(link)}>{label}</Link>
            ) : (
              <a href={link} rel="external noopener">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
