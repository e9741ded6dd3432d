import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { nameOf, type Finding } from "./load.ts";
import { useDeviceGuess } from "./use-device-guess.ts";

/** A guess is offered, never taken: people check the phone that they will travel with on any other. */
export function DeviceGuess({ trip }: Pick<Finding, "trip">) {
  const guessed = useDeviceGuess();
  const { guess } = useWords("device");
  const to = links(useVisit().language);
  if (!guessed) return null;
  const [text, where, yes] =
    "model" in guessed
      ? [guess.model(nameOf(guessed.model)), { model: guessed.model.slug }, guess.yes]
      : [guess[guessed.kind], { brand: guessed.brand }, guess.choose];
  return (
    <Notice
      title={text}
      action={
        <div>
          <LinkButton size="small" icon="arrow-right" to={to.deviceCheck({ ...where, ...trip })}>
            {yes}
          </LinkButton>
        </div>
      }
    />
  );
}
