import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../ground/visit/words.ts";
import { ScanOffer } from "../../../parts/camera/scan-offer.tsx";

/** The number that was read goes into the form as if it had been typed. */
export function ScanSim() {
  const { sim: words, photo } = useWords("real-name");
  const [found, setFound] = useState<string>();
  const put = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (found !== undefined) put.current?.click();
  }, [found]);
  return (
    <>
      <p className="cluster">
        <ScanOffer label={words.scan} noCamera={photo.noCamera} onFound={setFound} />
      </p>
      {found !== undefined && (
        <button ref={put} type="submit" name="go" value={`sims.put.${found}`} aria-label={words.scan} hidden />
      )}
    </>
  );
}
