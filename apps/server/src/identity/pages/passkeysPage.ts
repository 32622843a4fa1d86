import type { Language } from "@specimen/api/contract";
import { html, type Html } from "../../http/html.ts";
import { identityWords } from "../words/chooseLanguage.ts";
import type { PasskeyDone } from "../words/passkeyWords.ts";
import type { Assets } from "./assets.ts";
import { errorMessage } from "./errorMessage.ts";
import { languageLinks } from "./languageLinks.ts";
import { page } from "./page.ts";
import { passkeyForm } from "./passkeyForm.ts";

/** What the page shows of a passkey. */
interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

interface CommonView {
  readonly assets: Assets;
  readonly language: Language;
  /** Path of the page, without a query. */
  readonly action: string;
}

/** Content of the page on which people manage their passkeys. */
interface PasskeysView extends CommonView {
  readonly passkeys: readonly ShownPasskey[];
  /** The host whose passkeys work here; undefined where none does. */
  readonly host: string | undefined;
  /** Options for the browser in JSON; undefined where no passkey can be made. */
  readonly options: string | undefined;
  /** The name that was typed for a new one. */
  readonly name: string;
  readonly codesLeft: number;
  readonly done: PasskeyDone | undefined;
  readonly message: string | undefined;
}

/** Lists the passkeys of an account and adds, renames and removes them. */
export function passkeysPage(view: PasskeysView): string {
  const { assets, language, action, passkeys, done, message, options } = view;
  const words = identityWords[language].passkeys;
  const cannotAdd = view.host === undefined ? words.notHere : words.problems.full;
  const content = html`<div class="sheet wide">
    <h1>${words.title}</h1>
    ${done !== undefined && html`<p class="done" role="status">${words.outcomes[done]}</p>`}
    ${errorMessage(message)}
    <p>${words.text}</p>
    ${passkeys.length === 0 && html`<p class="reason">${words.none}</p>`}
    ${
      passkeys.length > 0 &&
      html`<ul class="passkeys">
        ${passkeys.map((passkey, index) => item(view, passkey, index))}
      </ul>`
    }
    ${options === undefined ? html`<p class="reason">${cannotAdd}</p>` : adding(view, options)}
    ${passkeys.length > 0 && codes(view)}
    ${command(view, "end", html`<button class="button" type="submit">${words.done}</button>`)}
    ${languageLinks({ language, action, query: {} })}
  </div>`;
  const title = message === undefined ? words.title : `${message} ${words.title}`;
  const script = options === undefined ? {} : { script: assets.at.passkey };
  return page({ assets, language, title, content, ...script });
}

/** Shows recovery codes, once. */
export function recoveryCodesPage(view: CommonView & { codes: readonly string[] }): string {
  const { assets, language, action } = view;
  const words = identityWords[language].passkeys;
  const content = html`<div class="sheet wide">
    <h1>${words.saveCodes}</h1>
    <p>${words.saveCodesText}</p>
    <ul class="codes">
      ${view.codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <a class="button primary" href="${action}?lang=${language}">${words.saved}</a>
  </div>`;
  return page({ assets, language, title: words.saveCodes, content });
}

/** A form with one command, and what belongs to it. */
function command({ language, action }: CommonView, what: string, content: Html): Html {
  return html`<form method="post" action="${action}?lang=${language}">
    <input type="hidden" name="do" value="${what}" />
    ${content}
  </form>`;
}

function item(view: PasskeysView, passkey: ShownPasskey, index: number): Html {
  const words = identityWords[view.language].passkeys;
  const { id, name, host, createdAt, lastUsedAt } = passkey;
  const isLast = view.passkeys.length === 1;
  const facts = [
    words.created.replace("{date}", day(view.language, createdAt)),
    lastUsedAt === null
      ? words.unused
      : words.used.replace("{date}", day(view.language, lastUsedAt)),
    host !== view.host && words.onlyAt.replace("{host}", host),
  ].filter((fact) => fact !== false);
  const renaming = html`<input type="hidden" name="id" value="${id}" />
    <div class="field">
      <label for="name-${index}">${words.name}</label>
      <input
        id="name-${index}"
        name="name"
        value="${name}"
        autocomplete="off"
        required
        maxlength="60"
      />
    </div>
    <button class="button" type="submit">${words.saveName}</button>`;
  const removing = html`<input type="hidden" name="id" value="${id}" />
    <p>${isLast ? words.removeLast : words.removeText.replace("{name}", () => name)}</p>
    <button class="button danger" type="submit">${words.remove}</button>`;
  return html`<li>
    <h2>${name}</h2>
    <p class="hint">${facts.join(" · ")}</p>
    <details>
      <summary aria-label="${labelled(view.language, words.rename, name)}">${words.rename}</summary>
      ${command(view, "rename", renaming)}
    </details>
    <details>
      <summary aria-label="${labelled(view.language, words.remove, name)}">${words.remove}</summary>
      ${command(view, "remove", removing)}
    </details>
  </li>`;
}

/** What a command is called and what it is about, by the colon of the language. */
const labelled = (language: Language, label: string, text: string): string =>
  identityWords[language].labelled.replace("{label}", label).replace("{text}", () => text);

function adding({ language, action, name }: PasskeysView, options: string): Html {
  const words = identityWords[language].passkeys;
  const content = html`<div class="field">
      <label for="name">${words.name}</label>
      <input
        id="name"
        name="name"
        value="${name}"
        autocomplete="off"
        required
        maxlength="60"
        aria-describedby="name-hint"
      />
      <p class="hint" id="name-hint">${words.nameHint}</p>
    </div>
    <button class="button primary" type="submit">${words.add}</button>`;
  return html`<section class="part" aria-labelledby="add">
    <h2 id="add">${words.add}</h2>
    ${passkeyForm({ language, action, ask: "create", options, content })}
  </section>`;
}

function codes(view: PasskeysView): Html {
  const words = identityWords[view.language].passkeys;
  const renewing = html`<p>${words.newCodesText}</p>
    <button class="button" type="submit">${words.newCodes}</button>`;
  return html`<section class="part" aria-labelledby="codes">
    <h2 id="codes">${words.codes}</h2>
    <p>${words.codesLeft.replace("{number}", String(view.codesLeft))}</p>
    <details>
      <summary>${words.newCodes}</summary>
      ${command(view, "codes", renewing)}
    </details>
  </section>`;
}

function day(language: Language, date: Date): string {
  const format = new Intl.DateTimeFormat(identityWords[language].tag, { dateStyle: "medium" });
  return format.format(date);
}
