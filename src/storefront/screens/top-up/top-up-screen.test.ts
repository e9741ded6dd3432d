import { afterEach, expect, test, vi } from "vitest";
import type { ScreenArguments } from "../../ground/visit/visit.ts";
import { loader } from "./top-up-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

/** Where opening the page inside a document with these rights leads. */
async function leadsTo(mayUseCamera: boolean): Promise<unknown> {
  vi.stubGlobal("BarcodeDetector", () => {});
  vi.stubGlobal("navigator", { mediaDevices: {} });
  vi.stubGlobal("document", { featurePolicy: { allowsFeature: () => mayUseCamera } });
  const request = new Request("https://shop.example/en/top-up?again=TU1&key=x");
  const came = await loader({ request, context: new Map() } as unknown as ScreenArguments).catch((error) => error);
  return came instanceof Response && [came.headers.get("location"), came.headers.get("x-remix-reload-document")];
}

test("where barcodes are read the page is loaded as a document, unless the one that is open may use the camera", async () => {
  expect(await leadsTo(false)).toEqual(["/en/top-up?again=TU1&key=x", "true"]);
  expect(await leadsTo(true)).toBe(false);
});
