import { Icon } from "../../../ui/icon.tsx";
import { customerService, mailTo, telephone } from "../../ground/shell/customer-service.ts";
import { useWords } from "../../ground/visit/words.ts";

export const serviceAnchor = "customer-service";

export function ServicePanel() {
  const { service } = useWords("documents");
  return (
    <aside
      id={serviceAnchor}
      className="panel panel-line stack gap-3 sticky service"
      aria-labelledby={`${serviceAnchor}-title`}
      tabIndex={-1}
    >
      <h2 id={`${serviceAnchor}-title`}>{service.title}</h2>
      <p className="soft">{service.text}</p>
      <ServiceContacts />
    </aside>
  );
}

export function ServiceContacts({ subject }: { subject?: string }) {
  const { service } = useWords("documents");
  const { email, mainland, elsewhere } = customerService;
  return (
    <ul className="service-contacts">
      <li>
        <a href={subject ? `${mailTo}?subject=${encodeURIComponent(subject)}` : mailTo}>
          <Icon name="mail" />
          <b>{email}</b>
        </a>
      </li>
      <li>
        <a href={telephone(mainland)}>
          <Icon name="phone" />
          <b>{mainland}</b>
          <span className="kick">{service.mainland}</span>
        </a>
      </li>
      <li>
        <a href={telephone(elsewhere)}>
          <Icon name="phone" />
          <b>{elsewhere}</b>
          <span className="kick">{service.elsewhere}</span>
        </a>
      </li>
    </ul>
  );
}
