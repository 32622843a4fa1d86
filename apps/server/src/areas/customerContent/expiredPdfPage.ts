import { createHash } from "node:crypto";
import type { Language } from "@specimen/api/contract";
import { html } from "../../http/html.ts";
import { localeOf } from "../../http/locale.ts";
import { palette } from "../../http/palette.ts";
import { expiredPdfWords } from "./expiredPdfWords.ts";

/** A page in a tab of its own, and the policy under which it may show its one style. */
export interface Page {
  readonly body: string;
  readonly policy: string;
}

/** Tells a reader whose address of a PDF does not work what to do; `documents` lists them all. */
export function expiredPdfPage(language: Language, documents: string | undefined): Page {
  const { title, text, open } = expiredPdfWords[language];
  const document = html`<!doctype html>
    <html lang="${localeOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Specimen</title>
        ${{ markup: `<style>${style}</style>` }}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${documents !== undefined && html`<a href="${documents}">${open}</a>`}
        </main>
      </body>
    </html>`;
  return { body: document.markup, policy };
}

type Role = "page" | "sheet" | "line" | "ink" | "ink2" | "primary" | "onPrimary" | "focus";
const roles = ({ page, sheet, line, ink, ink2, primary, onPrimary, focus }: Record<Role, string>) =>
  Object.entries({ page, sheet, line, ink, ink2, primary, onPrimary, focus })
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(";");

const style = `
:root{color-scheme:light dark;${roles(palette.light)}}
@media (prefers-color-scheme:dark){:root{${roles(palette.dark)}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box;background:var(--page);color:var(--ink);font:400 0.9375rem/1.45 "Instrument Sans Variable",Arial,sans-serif}
main{max-width:30rem;padding:1.375rem;background:var(--sheet);border:1px solid var(--line);border-radius:8px}
h1{margin:0;font-size:1.5rem;line-height:1.2;font-weight:650}
p{margin:0.625rem 0 1.125rem;color:var(--ink2)}
a{display:inline-block;padding:0.6rem 1rem;border-radius:6px;background:var(--primary);color:var(--onPrimary);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

const hash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
