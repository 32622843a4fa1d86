import { palette, plateInk, plateInk2 } from "../../http/palette.ts";

/** The one style sheet of the provider's pages; `latin` and `latinExt` are font addresses. */
export function stylesheet(fonts: { latin: string; latinExt: string }): string {
  return `
${face(fonts.latin, "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD")}
${face(fonts.latinExt, "U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0,U+A720-A7FF")}
@font-face { font-family: "Specimen Fallback"; src: local("Arial"), local("Liberation Sans"), local("Helvetica"); size-adjust: 103.42%; ascent-override: 93.79%; descent-override: 24.17%; line-gap-override: 0%; }
:root { color-scheme: light; ${roles(palette.light)} }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; ${roles(palette.dark)} } }
*, *::before, *::after { box-sizing: border-box; }
html { font: 400 0.9375rem/1.45 "Instrument Sans Variable", "Specimen Fallback", Arial, sans-serif; background: var(--sheet); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: 1.08fr 1fr; }
h1, h2, p, ul, form { margin: 0; padding: 0; }
ul { list-style: none; }
input, button { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--focusGap); border-radius: 6px; }

.plate { position: relative; overflow: hidden; background: var(--plate); color: ${plateInk}; padding: 40px 48px; display: flex; flex-direction: column; justify-content: space-between; }
.brand { position: relative; display: flex; align-items: center; gap: 10px; font-size: 1.25rem; font-weight: 650; letter-spacing: -0.01em; }
.brand img { width: 26px; height: 26px; }
.plate .ribbon { position: absolute; left: 0; top: 17%; width: 100%; height: 31%; }
.plate .rosette { position: absolute; left: 45%; top: 34%; width: min(71%, 66vh); margin-top: calc(min(71%, 66vh) / -2); animation: settle 4.5s cubic-bezier(0.2, 0.7, 0.2, 1) both; }
@keyframes settle { from { transform: rotate(-30deg); } }
.claim { position: relative; }
.claim p:first-child { font-size: 2.125rem; line-height: 1.14; font-weight: 600; letter-spacing: -0.02em; max-width: 14em; text-wrap: balance; }
.claim p + p { margin-top: 10px; color: ${plateInk2}; max-width: 36em; }

main { display: grid; align-content: center; justify-items: center; padding: 22px; min-width: 0; }
.sheet { width: 100%; max-width: 372px; display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); }
.sheet.wide { max-width: 30rem; }
h1 { font-size: 1.5rem; line-height: 1.2; font-weight: 650; letter-spacing: -0.015em; text-wrap: balance; }
.field { display: grid; gap: 4px; }
.field label { font-size: 0.8125rem; color: var(--ink2); }
.field input { width: 100%; min-height: 44px; padding: 0 12px; font-size: 1rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--sheet); }
.field input[aria-invalid="true"] { border-color: var(--noEdge); box-shadow: inset 0 0 0 1px var(--noEdge); }
.field input[aria-invalid="true"]:focus-visible { box-shadow: 0 0 0 2px var(--focusGap); }
form { display: grid; gap: 14px; }
.button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 40px; padding: 6px 16px; border: 1px solid var(--edge); border-radius: 6px; background: var(--sheet); color: var(--ink); font-weight: 600; line-height: 1.15; text-align: center; text-decoration: none; cursor: pointer; }
.button:hover { background: color-mix(in srgb, var(--sheet), var(--ink) 7%); }
.button.primary { min-height: 48px; font-size: 1.0625rem; border-color: transparent; background: var(--primary); color: var(--onPrimary); }
.button.primary:hover { background: color-mix(in srgb, var(--primary), var(--sheet) 14%); }
.button.primary:active { background: color-mix(in srgb, var(--primary), var(--sheet) 22%); }
.or { display: grid; grid-template-columns: 1fr auto 1fr; gap: 10px; align-items: center; color: var(--ink3); }
.or::before, .or::after { content: ""; border-top: 1px solid var(--line); }
.once summary { list-style: none; }
.once summary::-webkit-details-marker { display: none; }
.once p { margin-top: 10px; font-size: 0.875rem; color: var(--ink2); }
.once form { margin-top: 12px; }
[hidden] { display: none !important; }
.message { display: grid; grid-template-columns: 20px 1fr; gap: 10px; padding: 10px 12px; border: 1px solid var(--noEdge); border-left-width: 6px; border-radius: 8px; background: var(--noBg); color: var(--no); font-weight: 500; line-height: 1.35; }
.message svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.done { padding: 10px 12px; border: 1px solid var(--edge); border-left: 6px solid var(--primary); border-radius: 8px; font-weight: 500; }
.hint, .once .hint { margin: 0; font-size: 0.8125rem; color: var(--ink3); }
.waiting:empty { display: none; }
h2 { font-size: 1rem; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere; }
.part { display: grid; gap: 10px; border-top: 1px solid var(--line); padding-top: 14px; }
.passkeys { display: grid; gap: 12px; }
.passkeys li { display: flex; flex-wrap: wrap; gap: 4px 18px; padding: 12px 14px; border: 1px solid var(--line); border-radius: 8px; }
.passkeys h2, .passkeys .hint { flex-basis: 100%; }
.passkeys details[open] { flex-basis: 100%; }
.passkeys form, .part details form { margin: 10px 0 6px; }
.passkeys summary, .part summary { min-height: 26px; width: fit-content; align-content: center; color: var(--accent); text-decoration: underline; text-underline-offset: 3px; text-decoration-thickness: 1px; cursor: pointer; list-style: none; }
.passkeys summary::-webkit-details-marker, .part summary::-webkit-details-marker { display: none; }
.button.danger { border-color: var(--noEdge); color: var(--no); }
.codes { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 6px 18px; padding: 14px 16px; border: 1px solid var(--line); border-radius: 8px; -webkit-user-select: all; user-select: all; }
code { font-family: ui-monospace, "SFMono-Regular", "Cascadia Mono", "Liberation Mono", Menlo, Consolas, monospace; }
.demo { border-top: 1px solid var(--line); padding-top: 12px; font-size: 0.8125rem; }
.demo h2 { font-size: inherit; font-weight: 600; color: var(--ink2); }
.demo ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; margin-top: 2px; align-items: start; }
.demo ul ul { display: flex; flex-wrap: wrap; gap: 0 12px; }
.languages ul { display: grid; grid-template-columns: repeat(4, auto); gap: 0 12px; justify-content: space-between; }
.demo > p { margin-top: 4px; color: var(--ink3); }
a, .demo summary { color: var(--accent); text-underline-offset: 3px; text-decoration-thickness: 1px; }
.demo a, .languages a, .languages span { display: inline-flex; align-items: center; min-height: 26px; }
.demo summary { min-height: 26px; width: fit-content; align-content: center; text-decoration: underline; cursor: pointer; }
.languages { font-size: 0.8125rem; }
.languages a { color: var(--ink3); }
.languages span { color: var(--ink); font-weight: 600; }
.reason { color: var(--ink2); }
.facts { font-size: 0.8125rem; color: var(--ink3); border-top: 1px solid var(--line); padding-top: 12px; overflow-wrap: anywhere; }

@media (width < 47.5625em) {
  body { grid-template-columns: minmax(0, 1fr); grid-template-rows: 190px 1fr; }
  .plate { padding: 18px 20px; height: 190px; }
  .plate .ribbon { left: auto; right: 0; top: 14px; width: 52%; height: 62px; }
  .plate .rosette { left: auto; right: -18px; top: 6px; width: 84px; margin-top: 0; }
  .claim p:first-child { font-size: 1.5rem; }
  .claim p + p { display: none; }
  main { align-content: start; padding: 22px 20px 32px; }
}
@media (scripting: none) { form[data-passkey] button { display: none; } }
@media (prefers-reduced-motion: reduce) { .plate .rosette { animation: none; } }
@media (forced-colors: active) { .message { border-color: CanvasText; } .plate { border-inline-end: 1px solid CanvasText; } }
`;
}

function face(address: string, range: string): string {
  return `@font-face { font-family: "Instrument Sans Variable"; font-weight: 400 700; font-display: swap; src: url("${address}") format("woff2"); unicode-range: ${range}; }`;
}

function roles(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([role, colour]) => `--${role}: ${colour};`)
    .join(" ");
}
