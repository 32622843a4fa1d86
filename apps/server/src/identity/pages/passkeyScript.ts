/**
 * Asks the browser for a passkey when the form is sent, and sends its answer with the form. What
 * goes wrong is said in the words that the form carries; nothing that was typed is lost.
 */
export const passkeyScript = `
const form = document.querySelector("form[data-passkey]");
const { passkey, options, ...words } = form.dataset;
const message = document.querySelector("#message");
const waiting = document.querySelector("#waiting");
const isCreating = passkey === "create";
const reader = isCreating ? "parseCreationOptionsFromJSON" : "parseRequestOptionsFromJSON";
const isSupported = typeof globalThis.PublicKeyCredential?.[reader] === "function";
let isBusy = false;

const say = (text) => {
  message.querySelector("p").textContent = text;
  message.hidden = false;
};

const ask = async () => {
  const publicKey = PublicKeyCredential[reader](JSON.parse(options));
  return isCreating
    ? navigator.credentials.create({ publicKey })
    : navigator.credentials.get({ publicKey });
};

const reasons = {
  NotAllowedError: words.cancelled,
  AbortError: words.cancelled,
  InvalidStateError: words.known,
  NotSupportedError: words.unable,
  ConstraintError: words.unable,
};

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (isBusy) return;
  if (!isSupported) return say(words.unsupported);
  isBusy = true;
  message.hidden = true;
  waiting.textContent = words.waiting;
  try {
    form.elements.namedItem("credential").value = JSON.stringify(await ask());
    form.submit();
  } catch (error) {
    say(reasons[error?.name] ?? words.failed);
  } finally {
    isBusy = false;
    waiting.textContent = "";
  }
});

if (!isSupported) say(words.unsupported);
`;
