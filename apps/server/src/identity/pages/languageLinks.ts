import { languages, type Language } from "@specimen/api/contract";
import { html, type Html } from "../../http/html.ts";
import { identityWords, languageNames } from "../words/chooseLanguage.ts";

interface LanguageView {
  readonly language: Language;
  /** Path of the page, without a query. */
  readonly action: string;
  /** What the page keeps in another language. */
  readonly query: Readonly<Record<string, string>>;
}

/** Links to the same page in the other languages. */
export function languageLinks(view: LanguageView): Html {
  return html`<nav class="languages" aria-label="${identityWords[view.language].language}">
    <ul>
      ${languages.map((other) => languageLink(view, other))}
    </ul>
  </nav>`;
}

function languageLink({ language, action, query }: LanguageView, other: Language): Html {
  const { tag } = identityWords[other];
  const name = languageNames[other];
  if (other === language)
    return html`<li><span lang="${tag}" aria-current="true">${name}</span></li>`;
  const search = new URLSearchParams({ lang: other, ...query });
  return html`<li>
    <a href="${action}?${search.toString()}" lang="${tag}" hreflang="${tag}">${name}</a>
  </li>`;
}
