import type { IdentityDocument } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import { useConfidence } from "../../../widgets/record/useProvenance.tsx";
import { usePageName } from "../usePageName.ts";
import * as css from "./FieldsCard.css.ts";

/** The printed fields: what they are in the reader's language, and how the document labels them. */
export function FieldsCard({ document }: { document: IdentityDocument }) {
  const { t } = useTranslation();
  const pageName = usePageName();
  const { fields, fieldsConfidence } = document;
  const confidence = useConfidence(fieldsConfidence ?? "low");
  const pages = new Set(fields.map(({ page }) => page));
  if (fields.length === 0) return null;
  return (
    <Card
      title={t("identityDocuments.fields.title")}
      isDivided
      padding="none"
      footer={<FactsSource text={t("identityDocuments.fields.note")} confidence={confidence} />}
    >
      <dl>
        {fields.map(({ key, name, captions, page }) => (
          <div key={key} className={css.row}>
            <dt>
              <Localized text={name} />
              {pages.size > 1 && page !== null && ` (${pageName(page)})`}
            </dt>
            <dd className={css.captions}>
              {captions.length === 0
                ? t("record.unknown")
                : captions.map(({ text, lang }, index) => (
                    <Fragment key={index}>
                      {index > 0 && " / "}
                      <span lang={lang ?? undefined}>{text}</span>
                    </Fragment>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
