import type { Language } from "@specimen/api/contract";
import { identityWords } from "../words/chooseLanguage.ts";
import type { IdentityProblem } from "../words/identityWords.ts";
import type { Assets } from "./assets.ts";
import { html } from "../../http/html.ts";
import { page } from "./page.ts";

/** Common content of notices; `appAddress` is the address of the product. */
interface NoticeView {
  assets: Assets;
  language: Language;
  appAddress: string | undefined;
}

/** The page for a request that failed: what happened, why, and what to do next. */
export function problemPage(
  view: NoticeView & { problem: IdentityProblem; code: string; description: string | undefined },
): string {
  const words = identityWords[view.language];
  const { title, text, next } = words.problems[view.problem];
  const content = html` <div class="sheet wide">
    <h1>${title}</h1>
    <p>${text}</p>
    <p class="reason">${next}</p>
    ${view.appAddress !== undefined && html`<a class="button primary" href="${view.appAddress}">${words.openApp}</a>`}
    <p class="facts">
      ${words.details}
      <code
        >${view.code}${view.description !== undefined && `, ${view.description.slice(0, 300)}`}</code
      >
    </p>
  </div>`;
  return page({ ...view, title, content });
}

/** Ends the provider's session by submitting a form; the button is for browsers without scripts. */
export function signingOutPage(view: NoticeView & { action: string; xsrf: string }): string {
  const words = identityWords[view.language];
  const content = html` <div class="sheet">
    <h1>${words.signingOut}</h1>
    <form id="sign-out" method="post" action="${view.action}">
      <input type="hidden" name="xsrf" value="${view.xsrf}" />
    </form>
    <button class="button primary" type="submit" form="sign-out" name="logout" value="yes">
      ${words.signOut}
    </button>
  </div>`;
  const script = view.assets.at.submit;
  return page({ ...view, title: words.signingOut, content, script });
}

/** Shown after sign-out when the client gave no redirect address. */
export function signedOutPage(view: NoticeView): string {
  const words = identityWords[view.language];
  const content = html` <div class="sheet">
    <h1>${words.signedOut}</h1>
    <p class="reason">${words.signedOutText}</p>
    ${view.appAddress !== undefined && html`<a class="button primary" href="${view.appAddress}">${words.openApp}</a>`}
  </div>`;
  return page({ ...view, title: words.signedOut, content });
}
