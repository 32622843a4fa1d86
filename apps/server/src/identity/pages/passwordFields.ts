import type { Language } from "@specimen/api/contract";
import { html, type Html } from "../../http/html.ts";
import { identityWords } from "../words/chooseLanguage.ts";

/** The fields `username` and `password`, wrong as the page's message says. */
export function passwordFields(view: {
  readonly language: Language;
  readonly username: string;
  readonly isInvalid: boolean;
}): Html {
  const { username } = view;
  const words = identityWords[view.language];
  const invalid = view.isInvalid && html`aria-invalid="true" aria-describedby="message"`;
  return html`<div class="field">
      <label for="username">${words.login}</label>
      <input
        id="username"
        name="username"
        value="${username}"
        autocomplete="username"
        autocapitalize="none"
        autocorrect="off"
        spellcheck="false"
        required
        maxlength="255"
        ${username === "" && "autofocus"}
        ${invalid}
      />
    </div>
    <div class="field">
      <label for="password">${words.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        maxlength="1024"
        ${username !== "" && "autofocus"}
        ${invalid}
      />
    </div>`;
}
