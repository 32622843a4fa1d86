import type { Language } from "@specimen/api/contract";
import { html, type Html } from "../../http/html.ts";
import { identityWords } from "../words/chooseLanguage.ts";

interface PasskeyForm {
  readonly language: Language;
  /** Path of the page, without a query. */
  readonly action: string;
  /** What the browser is asked for, with its options in JSON. */
  readonly ask: "create" | "get";
  readonly options: string;
  readonly content: Html;
}

/** A form that is sent with a passkey's answer; it needs the script and a message on its page. */
export function passkeyForm({ language, action, ask, options, content }: PasskeyForm): Html {
  const words = identityWords[language].passkeys;
  const { problems } = words;
  return html`<form
      method="post"
      action="${action}?lang=${language}"
      data-passkey="${ask}"
      data-options="${options}"
      data-waiting="${words.waiting}"
      data-cancelled="${problems.cancelled}"
      data-unsupported="${problems.unsupported}"
      data-known="${problems.known}"
      data-unable="${problems.unable}"
      data-failed="${problems.refused}"
    >
      <input type="hidden" name="do" value="${ask === "create" ? "add" : "passkey"}" />
      <input type="hidden" name="credential" value="" autocomplete="off" />
      ${content}
    </form>
    <p class="waiting" id="waiting" role="status"></p>
    <noscript><p class="reason">${words.noScript}</p></noscript>`;
}
