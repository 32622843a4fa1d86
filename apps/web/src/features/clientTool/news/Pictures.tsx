import type { ArticleAllLanguages } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useState } from "react";
import { useFieldArray, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { FormText } from "../../../widgets/form/fields.tsx";
import { toLanguageTexts } from "../../../widgets/form/languageTexts.ts";
import { UploadField } from "../../../widgets/upload/UploadField.tsx";
import * as css from "./news.css.ts";
import type { NewsValues } from "./newsValues.ts";

type Known = ArticleAllLanguages["pictures"];

/** The pictures of an item, each with words for those who cannot see it. */
export function Pictures({ control, known }: { control: Control<NewsValues>; known: Known }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { fields, append, remove } = useFieldArray({ control, name: "pictures", keyName: "key" });
  const [added, setAdded] = useState<Known>([]);
  const client = useApiClient();
  const { submit } = useMutation<string>(
    async (uploadId) => {
      const { data } = await client.POST("/client-tool/news-pictures", { body: { uploadId } });
      if (data === undefined) return;
      setAdded((before) => [...before, data]);
      append({ id: data.id, alt: toLanguageTexts({}) });
    },
    { method: "POST", isSeen: true },
  );
  const addresses = new Map([...known, ...added].map(({ id, src }) => [id, src]));
  return (
    <Card title={t("clientTool.news.pictures")}>
      <Stack gap={14}>
        {fields.map(({ key, id }, index) => (
          <div key={key} className={css.picture}>
            <img className={css.image} src={addresses.get(id)} alt="" />
            <Stack gap={8}>
              <FormText
                control={control}
                name={`pictures.${index}.alt.${language}`}
                label={t("clientTool.news.alt")}
                hint={t("clientTool.news.altHint")}
              />
              <Button variant="secondary" size="sm" onClick={() => remove(index)}>
                {t("clientTool.news.removePicture")}
              </Button>
            </Stack>
          </div>
        ))}
        <UploadField purpose="picture" label={t("clientTool.news.addPicture")} onSent={submit} />
      </Stack>
    </Card>
  );
}
