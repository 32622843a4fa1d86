import { defineArea } from "../defineArea.ts";
import { pictureRoutes } from "./pictures.ts";
import { newsRoutes } from "./routes.ts";
import { newsRules } from "./rules.ts";
import { articleImages, articlePictures, articles, articleTexts, pictures } from "./tables.ts";
import { newsWritingRoutes } from "./writingRoutes.ts";

export const news = defineArea({
  name: "news",
  tables: [articles, articleTexts, articleImages, pictures, articlePictures],
  rules: (context) => [newsRules(context)],
  routes(api) {
    newsRoutes(api);
    newsWritingRoutes(api);
    pictureRoutes(api);
  },
});
