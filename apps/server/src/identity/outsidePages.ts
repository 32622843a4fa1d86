import type { ProviderMiddleware } from "./compatibility.ts";
import type { Assets } from "./pages/assets.ts";
import { html } from "../http/html.ts";
import { page } from "./pages/page.ts";
import { languageOf } from "./problems.ts";
import { outsideWords, type OutsidePage } from "./words/outsideWords.ts";

/** The pages by address, and the setting with which an installation names its own. */
export const outsidePages: Readonly<Record<OutsidePage, { path: string; setting: string }>> = {
  "back-office": { path: "/outside/back-office", setting: "SPECIMEN_ADMIN_URL" },
  products: { path: "/outside/products", setting: "SPECIMEN_PRODUCTS_URL" },
  privacy: { path: "/outside/privacy", setting: "SPECIMEN_PRIVACY_URL" },
};

const pageAt = new Map(
  (["back-office", "products", "privacy"] as const).map((name) => [outsidePages[name].path, name]),
);

/** Serves what the product's outside links lead to, so that none of them leads nowhere. */
export function outsideRoutes(assets: Assets): ProviderMiddleware {
  return async (ctx, next): Promise<void> => {
    const name = ctx.method === "GET" ? pageAt.get(ctx.path) : undefined;
    if (name === undefined) {
      await next();
      return;
    }
    const language = languageOf(ctx);
    const words = outsideWords[language];
    const { title, text } = words[name];
    const instead = words.instead.replace("{setting}", outsidePages[name].setting);
    const content = html` <div class="sheet wide">
      <h1>${title}</h1>
      <p>${text}</p>
      <p class="reason">${instead}</p>
    </div>`;
    ctx.type = "html";
    ctx.body = page({ assets, language, title, content });
  };
}
