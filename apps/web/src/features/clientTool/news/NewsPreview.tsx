import { languages, type ArticleAllLanguages, type Language } from "@specimen/api/contract";
import { isLanguage } from "@specimen/core/language";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Disclosure } from "@specimen/ui/Disclosure/Disclosure.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useState } from "react";
import { useWatch, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../i18n/languageNames.ts";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { ArticleBody } from "../../../widgets/news/ArticleBody.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { NotLoaded } from "../NotLoaded.tsx";
import { pdfsQuery } from "../queries.ts";
import { isWritten, type NewsValues } from "./newsValues.ts";
import { usePictureAddresses } from "./usePictureAddresses.ts";

export interface NewsPreviewProps {
  control: Control<NewsValues>;
  /** The drawn notes of the item. */
  specimens: ArticleAllLanguages["specimens"];
  pictures: ArticleAllLanguages["pictures"];
}

/** The item as clerks of a language see it, as it is typed: saved or not. */
export function NewsPreview({ control, specimens, pictures: known }: NewsPreviewProps) {
  const { t } = useTranslation();
  const date = useDateText();
  const own = useLanguage().language;
  const [language, setLanguage] = useState<Language>(own);
  const [texts, activeDate, pictures, pdfId] = useWatch({
    control,
    name: ["texts", "activeDate", "pictures", "pdfId"],
  });
  const order = [language, "en" as const, ...languages];
  const lang = order.find((each) => isWritten(texts[each])) ?? language;
  const addresses = usePictureAddresses(pictures, known);
  const query = pdfsQuery.useData();
  const { data: pdfs = [] } = query;
  const files = pdfs.find(({ id }) => id === pdfId)?.files ?? [];
  const file = order.flatMap((each) => files.find((found) => found.lang === each) ?? [])[0];
  return (
    <Card title={t("clientTool.news.preview")}>
      <Stack gap={14}>
        <Select
          label={t("clientTool.news.previewLanguage")}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onValueChange={(value) => setLanguage(isLanguage(value) ? value : own)}
        />
        <div lang={lang}>
          <Disclosure title={texts[lang].title || "–"} aside={date(activeDate)} defaultOpen>
            <ArticleBody
              headingLevel={4}
              article={{
                text: texts[lang].text,
                lang,
                images: specimens,
                pdfUrl: file?.url ?? null,
                pictures: pictures.flatMap(({ id, alt }) => {
                  const src = addresses.get(id);
                  const words = order.map((each) => alt[each]).find((each) => each !== "") ?? "";
                  return src === undefined ? [] : [{ id, src, alt: words }];
                }),
              }}
            />
          </Disclosure>
        </div>
        {pdfId !== null && <NotLoaded query={query} failed={t("clientTool.pdfs.failed")} />}
      </Stack>
    </Card>
  );
}
