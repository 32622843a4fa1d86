import type { Language } from "@specimen/api/contract";
import { html, type Html } from "../../http/html.ts";
import { identityWords } from "../words/chooseLanguage.ts";
import type { Assets } from "./assets.ts";
import { errorMessage } from "./errorMessage.ts";
import { languageLinks } from "./languageLinks.ts";
import { page } from "./page.ts";
import { passkeyForm } from "./passkeyForm.ts";

/** Content of the page between the password and the end of a sign-in. */
interface SecondFactorView {
  readonly assets: Assets;
  readonly language: Language;
  /** Path of the page, without a query. */
  readonly action: string;
  /** Options for the browser in JSON; undefined where no passkey can be used. */
  readonly options: string | undefined;
  readonly message: string | undefined;
  /** The recovery code that was typed and is wrong, if the message is about it. */
  readonly wrongCode: string | undefined;
}

/** Asks for a passkey, or for a recovery code. */
export function secondFactorPage(view: SecondFactorView): string {
  const { assets, language, action, options, message, wrongCode } = view;
  const words = identityWords[language].passkeys;
  const content = html`<div class="sheet">
    <h1>${words.confirm}</h1>
    ${errorMessage(message)}
    <p>${options === undefined ? words.notHere : words.confirmText}</p>
    ${
      options !== undefined &&
      passkeyForm({
        language,
        action,
        ask: "get",
        options,
        content: html`<button
          class="button primary"
          type="submit"
          ${wrongCode === undefined && "autofocus"}
        >
          ${words.use}
        </button>`,
      })
    }
    <p class="or">${identityWords[language].or}</p>
    <details class="once" ${(options === undefined || wrongCode !== undefined) && "open"}>
      <summary class="button">${words.useCode}</summary>
      ${codeForm(view)}
    </details>
    <form method="post" action="${action}?lang=${language}">
      <input type="hidden" name="do" value="restart" />
      <button class="button" type="submit">${words.otherAccount}</button>
    </form>
    ${languageLinks({ language, action, query: {} })}
  </div>`;
  const title = message === undefined ? words.confirm : `${message} ${words.confirm}`;
  return page({ assets, language, title, content, script: assets.at.passkey });
}

function codeForm({ language, action, wrongCode }: SecondFactorView): Html {
  const words = identityWords[language].passkeys;
  const isWrong = wrongCode !== undefined;
  return html`<form method="post" action="${action}?lang=${language}">
    <input type="hidden" name="do" value="code" />
    <div class="field">
      <label for="code">${words.code}</label>
      <input
        id="code"
        name="code"
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck="false"
        required
        maxlength="40"
        value="${wrongCode ?? ""}"
        aria-describedby="${isWrong && "message "}code-help"
        ${isWrong && html`aria-invalid="true" autofocus`}
      />
      <p class="hint" id="code-help">${words.codeHelp}</p>
    </div>
    <button class="button" type="submit">${words.continue}</button>
  </form>`;
}
