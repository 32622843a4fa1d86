import { html, type Html } from "../../http/html.ts";

/** The error icon: a cross in an octagon. */
const cross = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM9 9l6 6M15 9l-6 6" />
</svg>`;

/** What went wrong, near the form; without a text it is hidden until a script has one. */
export function errorMessage(message: string | undefined): Html {
  return html`<div class="message" id="message" role="alert" ${message === undefined && "hidden"}>
    ${cross}
    <p>${message}</p>
  </div>`;
}
