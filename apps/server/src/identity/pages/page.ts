import type { Language } from "@specimen/api/contract";
import { identityWords } from "../words/chooseLanguage.ts";
import type { Assets } from "./assets.ts";
import { html, type Html } from "../../http/html.ts";

/** What every page of the provider is made of. */
interface PageParts {
  assets: Assets;
  language: Language;
  title: string;
  content: Html;
  /** Address of a script of our own; none unless a page cannot do without. */
  script?: string;
}

/** A whole document in the product's look: the ink plate left, the content right. */
export function page({ assets, language, title, content, script }: PageParts): string {
  const words = identityWords[language];
  const { at } = assets;
  const document = html`<!doctype html>
    <html lang="${words.tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Specimen</title>
        <link rel="preload" href="${at.latin}" as="font" type="font/woff2" crossorigin />
        ${
          (language === "pl" || language === "lt") &&
          html`<link rel="preload" href="${at.latinExt}" as="font" type="font/woff2" crossorigin />`
        }
        <link rel="stylesheet" href="${at.style}" />
        <link rel="icon" href="${at.mark}" type="image/svg+xml" />
        ${script !== undefined && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <header class="plate">
          <img class="rosette" src="${at.rosette}" alt="" />
          <img class="ribbon" src="${at.ribbon}" alt="" />
          <div class="brand"><img src="${at.mark}" alt="" />Specimen</div>
          <div class="claim">
            <p>${words.sentence}</p>
            <p>${words.promise}</p>
          </div>
        </header>
        <main>${content}</main>
      </body>
    </html> `;
  return document.markup;
}
