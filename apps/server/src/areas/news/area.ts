import { defineArea } from "../defineArea.ts";
import { newsRoutes } from "./routes.ts";
import { articleImages, articles, articleTexts } from "./tables.ts";

export const news = defineArea({
  name: "news",
  tables: [articles, articleTexts, articleImages],
  routes: newsRoutes,
});
