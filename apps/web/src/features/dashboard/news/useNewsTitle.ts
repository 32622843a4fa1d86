import { useTranslation } from "react-i18next";
import { parseHtml } from "../../../browser/parseHtml.ts";
import { customerNotesQuery, noteFor } from "../../../widgets/customerNotes.ts";
import { isAwaited } from "../../../widgets/query.ts";
import type { ArticleKind } from "./queries.ts";

/** The index of the customer's own title of its news (specification 3). */
const noteIndex = 3;

export interface NewsTitle {
  title: string;
  /** Whether it may still become another one. */
  isAwaited: boolean;
}

/** What a list of articles is called; the customer may name its own news. */
export function useNewsTitle(kind: ArticleKind): NewsTitle {
  const { t } = useTranslation();
  const query = customerNotesQuery.useData();
  const own = noteFor(query.data, noteIndex)?.note ?? "";
  const words = parseHtml(own).map(({ textContent }) => textContent);
  const title = words.join(" ").trim();
  const isNews = kind === "news";
  return {
    title: isNews && title !== "" ? title : t(`dashboard.${kind}.title`),
    isAwaited: isNews && isAwaited(query),
  };
}
