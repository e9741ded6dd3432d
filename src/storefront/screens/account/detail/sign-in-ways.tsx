import type { ReactNode } from "react";
import { shownPhone } from "../../../../kernel/shown-phone.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Link } from "../../../../ui/link.tsx";
import { links } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import type { NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import type { SignedIn } from "../account-tab.ts";
import { EmailBinding } from "./email-binding.tsx";
import type { Edit, ToldDetail } from "./load.ts";
import { PasswordChange } from "./password-change.tsx";
import { PhoneBinding } from "./phone-binding.tsx";

type WaysProps = {
  told: ToldDetail;
  answer: NamedFormAnswer | undefined;
  signedIn: SignedIn;
  /** For a confirmed owner; without a password, the owner is confirmed first. */
  ticket: string;
  confirm: ReactNode;
};

/** One line each; what is to be changed opens below its line. */
export function SignInWays({ told, answer, signedIn: { email, phone, hasPassword }, ticket, confirm }: WaysProps) {
  const { ways: words } = useWords("account-detail");
  const to = links(useVisit().language);
  const first = !hasPassword && confirm ? confirm : undefined;
  const isOpen = (edit: Edit) => told.edit === edit;
  const forgot = hasPassword && (
    <Link className="link" to={to.forgotPass({ tab: phone === null ? "email" : "phone" })}>
      {words.forgot}
    </Link>
  );
  return (
    <section className="detail-part" aria-labelledby="detail-ways">
      <h2 id="detail-ways">{words.title}</h2>
      <div className="detail-rows">
        <Way edit="email" name={words.email} value={email} isOpen={isOpen("email")}>
          {first ?? <EmailBinding ticket={ticket} answer={answer} />}
        </Way>
        <Way edit="phone" name={words.phone} value={phone && shownPhone(phone)} isOpen={isOpen("phone")}>
          {first ?? <PhoneBinding told={told} ticket={ticket} answer={answer} />}
        </Way>
        <Way
          edit="password"
          name={words.password}
          value={hasPassword ? words.isSet : null}
          more={forgot}
          isOpen={isOpen("password")}
        >
          {first ?? <PasswordChange hasPassword={hasPassword} ticket={ticket} email={email ?? ""} answer={answer} />}
        </Way>
      </div>
    </section>
  );
}

type WayProps = {
  edit: Edit;
  name: string;
  value: string | null;
  more?: ReactNode;
  isOpen: boolean;
  children: ReactNode;
};

function Way({ edit, name, value, more, isOpen, children }: WayProps) {
  const { ways: words } = useWords("account-detail");
  const to = links(useVisit().language);
  const [label, spoken] = value === null ? [words.add, words.addThis(name)] : [words.change, words.changeThis(name)];
  return (
    <div className="detail-row" id={`detail-${edit}`}>
      <div className="detail-line">
        <p>
          <span className="kick">{name}</span>
          <b className={value === null ? "soft" : undefined} translate="no">
            {value ?? words.none}
          </b>
        </p>
        <p className="cluster gap-3">
          {more}
          {isOpen ? (
            <LinkButton size="small" variant="quiet" to={to.account({ tab: "detail" })} preventScrollReset>
              {words.cancel}
            </LinkButton>
          ) : (
            <LinkButton size="small" to={to.account({ tab: "detail", edit })} preventScrollReset aria-label={spoken}>
              {label}
            </LinkButton>
          )}
        </p>
      </div>
      {isOpen && <div className="detail-form">{children}</div>}
    </div>
  );
}
