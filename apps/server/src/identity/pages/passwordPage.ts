import type { Language } from "@specimen/api/contract";
import { html } from "../../http/html.ts";
import { identityWords } from "../words/chooseLanguage.ts";
import type { Assets } from "./assets.ts";
import { errorMessage } from "./errorMessage.ts";
import { languageLinks } from "./languageLinks.ts";
import { page } from "./page.ts";
import { passwordFields } from "./passwordFields.ts";

/** Content of the page before that of the passkeys. */
interface PasswordView {
  readonly assets: Assets;
  readonly language: Language;
  /** Path of the page, without a query. */
  readonly action: string;
  readonly username: string;
  readonly message: string | undefined;
  /** Whether the message is about what was typed. */
  readonly isInvalid: boolean;
}

/** Asks for the password again before passkeys are managed. */
export function passwordPage(view: PasswordView): string {
  const { assets, language, action, username, message, isInvalid } = view;
  const words = identityWords[language].passkeys;
  const content = html`<div class="sheet">
    <h1>${words.title}</h1>
    ${message !== undefined && errorMessage(message)}
    <p>${words.password}</p>
    <form method="post" action="${action}?lang=${language}">
      <input type="hidden" name="do" value="password" />
      ${passwordFields({ language, username, isInvalid })}
      <button class="button primary" type="submit">${words.continue}</button>
    </form>
    ${languageLinks({ language, action, query: {} })}
  </div>`;
  const title = message === undefined ? words.title : `${message} ${words.title}`;
  return page({ assets, language, title, content });
}
