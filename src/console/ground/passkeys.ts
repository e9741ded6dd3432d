import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/**
 * A form with a passkey's button: `data-passkey` says which. The browser's window is asked, its answer goes to the
 * server, and the page that follows is opened. Without a script the button is not shown.
 */
export function offerPasskeys(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void press(form);
    });
  }
}

async function press(form: HTMLFormElement): Promise<void> {
  const [button, problem] = [form.querySelector("button")!, form.querySelector<HTMLElement>("[data-problem]")!];
  if (button.ariaDisabled === "true") return;
  button.ariaDisabled = "true";
  problem.hidden = true;
  try {
    switch (form.dataset.passkey) {
      case "join":
        await post("/staff/joinByPasskey", { ...textsIn(form), ...(await made(form)) });
        break;
      case "prove":
        await post("/staff/proveByPasskey", await asked("/staff/startProof"));
        // what was refused is sent again as it was
        return form.submit();
      default:
        await post("/staff/signInByPasskey", await asked("/staff/startSignIn"));
    }
    location.assign(form.dataset.next!);
  } catch (error) {
    // who closes the browser's window knows that they did
    problem.hidden = error instanceof Error && error.name === "NotAllowedError";
    button.ariaDisabled = "false";
  }
}

async function asked(path: string) {
  const { id, options } = await post(path, {});
  return { id, credential: await startAuthentication({ optionsJSON: options as never }) };
}

async function made(form: HTMLFormElement) {
  const { id, options } = await post("/staff/startJoining", { token: textsIn(form).token });
  return { id, credential: await startRegistration({ optionsJSON: options as never }) };
}

const textsIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

async function post(path: string, wish: object): Promise<{ id: string; options: unknown }> {
  const answer = await fetch(`/console/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  const { resultCode, resultData } = (await answer.json()) as { resultCode: string; resultData: never };
  if (resultCode !== "SUCCESS") throw new Error(resultCode);
  return resultData;
}
