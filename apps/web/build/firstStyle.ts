import { dark } from "../../../packages/ui/src/theme/dark.ts";
import { light } from "../../../packages/ui/src/theme/light.ts";
import { atLeast, narrowerThan, wideFrom } from "../../../packages/ui/src/theme/windows.ts";

type Palette = typeof light;

const roles = (
  { page, nav, navInk, navAccent, line, ink, ink2, accent, primary, onPrimary }: Palette,
  scheme: string,
) =>
  `color-scheme:${scheme};--p:${page};--n:${nav};--i:${navInk};--a:${navAccent};--l:${line};--k:${ink};--c:${accent};--t:${ink2};--b:${primary};--o:${onPrimary}`;

/**
 * The look of the first paint: page and navigation in the theme's colours, and what stands there
 * when nothing follows.
 */
export function firstStyle(): string {
  return [
    `:root{${roles(light, "light")}}`,
    // Paper is light: a dark scheme would be printed as black pages.
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${roles(dark, "dark")}}}`,
    `@media screen{:root[data-theme=dark]{${roles(dark, "dark")}}}`,
    `html{background:var(--p)}body{margin:0}`,
    // The frame stands until the product has drawn something.
    `#root:not(:empty)~.first,[data-frame=failed] #root{display:none}`,
    `.first{min-height:100vh;font:650 1.0625rem/1.45 "Instrument Sans Variable","Specimen Fallback",Arial,sans-serif;letter-spacing:-.01em}`,
    `.first-brand{display:flex;align-items:center;gap:.625rem;color:var(--k);font-size:1.125rem;padding:2rem 2.5rem 0}`,
    `.first-brand svg{width:1.625rem;height:1.625rem;stroke:var(--c)}`,
    `.first-brand circle{fill:var(--c)}`,
    `[data-frame=app] .first-navigation{background:var(--n)}`,
    `[data-frame=app] .first-brand{color:var(--i);font-size:1.0625rem;padding:1rem 1rem .75rem}`,
    `[data-frame=app] .first-brand svg{stroke:var(--a)}[data-frame=app] .first-brand circle{fill:var(--a)}`,
    `[data-frame=app] .first-bar{height:3.5rem;box-sizing:border-box;border-bottom:1px solid var(--l)}`,
    `[data-frame=failed] .first{display:block!important}`,
    `.first-failure{box-sizing:border-box;max-width:46rem;margin:0 auto;padding:16vh 1.125rem 2rem;text-align:center;color:var(--k);text-wrap:balance}`,
    `.first-failure h1{margin:0;font-size:1.375rem}`,
    `.first-failure p{margin:.5rem auto 1.25rem;max-width:46ch;color:var(--t);font-weight:400;font-size:1rem;letter-spacing:0}`,
    `.first-failure button{min-height:2.5rem;padding:0 1rem;border:1px solid transparent;border-radius:6px;background:var(--b);color:var(--o);font:inherit;font-size:.9375rem;font-weight:600;cursor:pointer}`,
    `.first-failure button:focus-visible{outline:2px solid var(--c);outline-offset:2px}`,
    `@media ${atLeast(wideFrom)}{[data-frame=app] .first{display:grid;grid-template-columns:15rem 1fr}}`,
    `@media ${narrowerThan(wideFrom)}{[data-frame=app] .first-navigation{display:none}.first-brand{padding:1.125rem 1.125rem 0}}`,
  ].join("");
}
