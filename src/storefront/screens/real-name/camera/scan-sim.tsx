import type { ReactNode } from "react";
import { useWords } from "../../../ground/visit/words.ts";
import { ScanOffer } from "../../../parts/camera/scan-offer.tsx";
import { useScan } from "../../../parts/camera/use-scan.ts";
import { SimPhotoField } from "../../../parts/photographs/sim-photo-field.tsx";
import { simPhoto } from "../../../parts/photographs/sim-photo.ts";
import { readPhoto, simRead } from "../sim-photo.ts";
import type { StepProps } from "../step-props.ts";

/** The number that was read goes into the form as if it had been typed; what no camera reads a photograph shows. */
export function ScanSim({ entries, beside }: Pick<StepProps, "entries" | "beside">) {
  const { sim: words, photo } = useWords("real-name");
  const { scan, send, onFound } = useScan();
  const field = { name: "go", value: readPhoto, found: entries[simRead], error: beside(simPhoto) };
  const inField = (button: ReactNode) => <SimPhotoField {...field} scan={button} />;
  return (
    <div>
      <ScanOffer label={words.scan} noCamera={photo.noCamera} size="small" onFound={onFound} around={inField} />
      {scan && (
        <button ref={send} type="submit" name="go" value={`sims.put.${scan.iccid}`} aria-label={words.scan} hidden />
      )}
    </div>
  );
}
