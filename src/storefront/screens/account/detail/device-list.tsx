import { Form } from "react-router";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useDay } from "../../../ground/visit/use-moment.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { useSendOnce } from "../../../parts/forms/use-send-once.ts";
import type { ToldDetail } from "./load.ts";

/** Where this account is signed in; each place can be closed from here. */
export function DeviceList({ devices }: Pick<ToldDetail, "devices">) {
  const { devices: words } = useWords("account-detail");
  const { busy, onSubmit } = useSendOnce(undefined);
  return (
    <section className="detail-part" aria-labelledby="detail-devices">
      <h2 id="detail-devices">{words.title}</h2>
      <ul className="detail-rows">
        {devices.map((device) => (
          <li key={device.id} className="detail-row">
            <DeviceLine device={device} />
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Form method="post" onSubmit={onSubmit}>
          <Button type="submit" name="form" value="devices" icon="log-out" busy={busy}>
            {words.signOutOthers}
          </Button>
        </Form>
      ) : (
        <p className="soft">{words.onlyThis}</p>
      )}
    </section>
  );
}

function DeviceLine({
  device: { id, name, place, signedInAt, seenAt, current },
}: {
  device: ToldDetail["devices"][number];
}) {
  const { devices: words } = useWords("account-detail");
  const day = useDay();
  const called = name || words.unknown;
  const isPhone = /iPhone|iPad|Android|HarmonyOS/.test(name);
  return (
    <div className="detail-line">
      <p className="detail-device">
        <Icon name={isPhone ? "smartphone" : "globe"} />
        <span>
          <b translate="no">{called}</b> {current && <Badge hue="celadon">{words.current}</Badge>}
          <span className="kick detail-seen">
            {[place, words.since(day(signedInAt)), words.seen(day(seenAt))].filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        </span>
      </p>
      {!current && (
        <Form method="post">
          <input type="hidden" name="form" value="device" />
          <Button type="submit" size="small" name="id" value={id} aria-label={words.signOutThis(called)}>
            {words.signOut}
          </Button>
        </Form>
      )}
    </div>
  );
}
