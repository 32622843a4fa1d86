import { useTranslation } from "react-i18next";
import { parseHtml } from "../../../browser/parseHtml.ts";
import { useCustomerNotes, type ArticleKind } from "../queries.ts";

/** Index of the customer's own title of the internal news (specification 3). */
const newsTitleIndex = 3;

/** What a list of articles is called; the customer may name its own news. */
export function useNewsTitle(kind: ArticleKind): string {
  const { t } = useTranslation();
  const own = useCustomerNotes().data?.find(({ index }) => index === newsTitleIndex)?.note ?? "";
  const words = parseHtml(own).map(({ textContent }) => textContent);
  const title = words.join(" ").trim();
  return kind === "news" && title !== "" ? title : t(`dashboard.${kind}.title`);
}
