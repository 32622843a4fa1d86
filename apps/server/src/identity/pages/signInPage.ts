import type { Language } from "@specimen/api/contract";
import { identityWords, languageNames } from "../words/chooseLanguage.ts";
import type { AccountRole, IdentityWords } from "../words/identityWords.ts";
import type { Assets } from "./assets.ts";
import { html, type Html } from "../../http/html.ts";
import { errorMessage } from "./errorMessage.ts";
import { languageLinks } from "./languageLinks.ts";
import { page } from "./page.ts";
import { passwordFields } from "./passwordFields.ts";

/** An account that the sign-in page offers. */
export interface SuggestedAccount {
  readonly username: string;
  readonly nickname: string;
  readonly role: AccountRole;
  readonly defaultLanguage: Language;
}

/** Content of the sign-in page. */
interface SignInView {
  assets: Assets;
  language: Language;
  /** Path of the interaction, without a query. */
  action: string;
  username: string;
  /** The error of the last attempt. */
  message?: string;
  demoAccounts: readonly SuggestedAccount[];
}

/** The sign-in page: fields `username` and `password`, one-time link, demo accounts, languages. */
export function signInPage(view: SignInView): string {
  const { assets, language, action, username, message } = view;
  const words = identityWords[language];
  const hasMessage = message !== undefined;
  const content = html` <div class="sheet">
    <h1>${words.signIn}</h1>
    ${hasMessage && errorMessage(message)}
    <form method="post" action="${action}?lang=${language}">
      ${passwordFields({ language, username, isInvalid: hasMessage })}
      <button class="button primary" type="submit">${words.signIn}</button>
    </form>
    <p class="or">${words.or}</p>
    <details class="once">
      <summary class="button">${words.oneTimeLink}</summary>
      <p>${words.oneTimeLinkHelp}</p>
    </details>
    ${view.demoAccounts.length > 0 && demo(view)}
    ${languageLinks({ language, action, query: username === "" ? {} : { username } })}
  </div>`;
  const title = hasMessage ? `${message} ${words.signIn}` : words.signIn;
  return page({ assets, language, title, content });
}

/** Links that fill in a user name and nothing else. */
function demo({ language, action, demoAccounts }: SignInView): Html {
  const words = identityWords[language];
  const link = (account: SuggestedAccount, text: string, lang?: string) =>
    html`<li>
      <a
        href="${action}?lang=${language}&username=${account.username}"
        ${lang !== undefined && html`lang="${lang}"`}
        >${text}</a
      >
    </li>`;
  const inEnglish = demoAccounts.filter((account) => account.defaultLanguage === "en");
  const others = demoAccounts.filter((account) => account.defaultLanguage !== "en");
  return html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">${words.demoAccounts}</h2>
    <ul>
      ${inEnglish.map((account) => link(account, nameIn(account, inEnglish, words)))}
      ${
        others.length > 0 &&
        html`<li>
          <details>
            <summary>${words.otherLanguages}</summary>
            <ul>
              ${others.map((account) =>
                link(
                  account,
                  languageNames[account.defaultLanguage],
                  identityWords[account.defaultLanguage].tag,
                ),
              )}
            </ul>
          </details>
        </li>`
      }
    </ul>
    <p>${words.demoPassword}</p>
  </section>`;
}

/** The role of a demo account, with its name where another one before it has the same role. */
function nameIn(
  account: SuggestedAccount,
  all: readonly SuggestedAccount[],
  { roles }: IdentityWords,
): string {
  const first = all.find(({ role }) => role === account.role);
  const role = roles[account.role];
  return first === account ? role : `${role} (${account.nickname})`;
}
