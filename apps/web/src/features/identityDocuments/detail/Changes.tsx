import type { LocalizedText } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { useTranslation } from "react-i18next";
import { WrittenIn } from "../../../widgets/glossary/WrittenIn.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import * as css from "./RulesCard.css.ts";

/** What is usually changed on documents of this kind, so that one looks there. */
export function Changes({ changes }: { changes: readonly LocalizedText[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <Card title={t("identityDocuments.changes.title")} isDivided padding="none">
      <ul>
        {changes.map((change) => (
          <li key={change.text} className={css.rule}>
            <span>
              <Localized text={change} /> <WrittenIn texts={[change]} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
