import { useId } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { classes } from "../../../ui/classes.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { showToast } from "../../../ui/toasts.ts";
import type { CoverageWords, Network } from "./country-coverage.ts";

/** The carriers of one country, the primary one first; an APN stands beside its carrier only where they differ. */
export function NetworkList({
  networks,
  words,
  ruled,
}: {
  networks: readonly Network[];
  words: CoverageWords;
  ruled?: boolean;
}) {
  const severalApns = apnsOf(networks).length > 1;
  return (
    <ul className={classes("coverage-networks", ruled && "coverage-networks-ruled")}>
      {networks.map(({ carrier, rank, generations, apn }) => (
        <li key={carrier}>
          <span className={rank === "primary" ? "strong" : undefined} translate="no">
            {carrier}
          </span>
          {generations.map((one) => (
            <Badge key={one} hue={one === "5G" ? "celadon" : "cobalt"}>
              {one}
            </Badge>
          ))}
          <span className="kick coverage-rank">{words.rank[rank]}</span>
          {severalApns && (
            <span className="kick">
              {words.apn} {apn}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function apnsOf(networks: readonly Pick<Network, "apn">[]): string[] {
  return [...new Set(networks.map(({ apn }) => apn))];
}

export function Apn({ apn, words }: { apn: string; words: CoverageWords }) {
  const id = useId();
  const label = (
    <>
      {words.copy}
      <span className="vh">
        {" "}
        {words.apn} {apn}
      </span>
    </>
  );
  return (
    <p className="cluster gap-2">
      <span className="kick">{words.apn}</span>
      <code id={id}>{apn}</code>
      <CopyButton
        text={apn}
        label={label}
        copiedLabel={words.copied}
        shownIn={id}
        onRefused={() => showToast(words.byHand, "failure")}
      />
    </p>
  );
}
