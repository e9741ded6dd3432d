import { useWords } from "../../../ground/visit/words.ts";
import { ScanOffer } from "../../../parts/camera/scan-offer.tsx";
import { useScan } from "../../../parts/camera/use-scan.ts";

/** The number that was read goes into the form as if it had been typed. */
export function ScanSim() {
  const { sim: words, photo } = useWords("real-name");
  const { scan, send, onFound } = useScan();
  return (
    <>
      <p className="cluster">
        <ScanOffer label={words.scan} noCamera={photo.noCamera} onFound={onFound} />
      </p>
      {scan && (
        <button ref={send} type="submit" name="go" value={`sims.put.${scan.iccid}`} aria-label={words.scan} hidden />
      )}
    </>
  );
}
