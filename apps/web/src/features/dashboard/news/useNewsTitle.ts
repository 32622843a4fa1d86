import { useTranslation } from "react-i18next";
import { parseHtml } from "../../../browser/parseHtml.ts";
import { customerNotesQuery, noteFor } from "../../../widgets/customerNotes.ts";
import type { ArticleKind } from "./queries.ts";

/** The index of the customer's own title of its news (specification 3). */
const noteIndex = 3;

/** What a list of articles is called; the customer may name its own news. */
export function useNewsTitle(kind: ArticleKind): string {
  const { t } = useTranslation();
  const own = noteFor(customerNotesQuery.useData().data, noteIndex)?.note ?? "";
  const words = parseHtml(own).map(({ textContent }) => textContent);
  const title = words.join(" ").trim();
  return kind === "news" && title !== "" ? title : t(`dashboard.${kind}.title`);
}
