import { CallRefused, unwrap, type Envelope } from "../../../../kernel/envelope.ts";
import { callHeaders } from "../../../ground/visit/call.ts";
import type { Answer, Wish } from "../../../ground/visit/calls.ts";
import type { Visit } from "../../../ground/visit/visit.ts";
import { wordsOf } from "../../../ground/visit/words.ts";
import { noteProgress } from "../upload-progress.ts";

/** The server hears no request for longer (http/web-server). */
const timeoutMs = 20_000;

/** The call that adds a photograph, and says how far it is: `fetch` cannot tell. */
export function uploadPhoto(
  wish: Wish<"/realName/addPhoto">,
  language: Visit["language"],
): Promise<Answer<"/realName/addPhoto">> {
  return new Promise<Envelope>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () =>
      reject(new CallRefused("TRY_AGAIN_LATER", wordsOf(language, "shell").noConnection, { fields: [] }));
    request.open("POST", "/api/realName/addPhoto");
    for (const [name, value] of Object.entries(callHeaders(language))) request.setRequestHeader(name, value);
    request.timeout = timeoutMs;
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => noteProgress(loaded / total));
    request.addEventListener("load", () => (request.response ? resolve(request.response as Envelope) : lost()));
    request.addEventListener("error", lost);
    request.addEventListener("timeout", lost);
    request.addEventListener("loadend", () => noteProgress(undefined));
    request.send(JSON.stringify(wish));
  }).then((envelope) => unwrap(envelope) as Answer<"/realName/addPhoto">);
}
