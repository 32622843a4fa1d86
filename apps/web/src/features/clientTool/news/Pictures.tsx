import type { ArticleAllLanguages } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useEffect, useRef, type RefObject } from "react";
import { get, useFieldArray, useFormState, type Control, type FieldError } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { FormText } from "../../../widgets/form/fields.tsx";
import { LanguageFields } from "../../../widgets/form/LanguageFields.tsx";
import { toLanguageTexts } from "../../../widgets/form/languageTexts.ts";
import { useFieldProblem } from "../../../widgets/form/useFieldProblem.ts";
import { UploadField } from "../../../widgets/upload/UploadField.tsx";
import { useFileProblem } from "../../../widgets/upload/useFileProblem.ts";
import * as css from "./news.css.ts";
import type { NewsValues } from "./newsValues.ts";
import { usePictureAddresses } from "./usePictureAddresses.ts";

type Known = ArticleAllLanguages["pictures"];

export interface PicturesProps {
  control: Control<NewsValues>;
  known: Known;
  /** Told whether a picture is on its way: only then it is not in the form yet. */
  onUnderWay: (isUnderWay: boolean) => void;
}

/** The pictures of an item, each with words for those who cannot see it. */
export function Pictures({ control, known, onUnderWay }: PicturesProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: "pictures", keyName: "key" });
  const client = useApiClient();
  const choose = useRef<HTMLButtonElement>(null);
  const refused = useFileProblem("picture");
  const listProblem = useListProblem(control, choose);
  const { submit, error, isPending } = useMutation<string>(
    async (uploadId) => {
      const { data } = await client.POST("/client-tool/news-pictures", { body: { uploadId } });
      if (data === undefined) return;
      append({ id: data.id, alt: toLanguageTexts({}) });
    },
    { method: "POST", isSeen: true },
  );
  const addresses = usePictureAddresses(fields, known);
  return (
    <Card title={t("clientTool.news.pictures")}>
      <Stack gap={14}>
        {fields.map(({ key, id }, index) => (
          <div key={key} className={css.picture}>
            <img className={css.image} src={addresses.get(id)} alt="" />
            <Stack gap={8}>
              <LanguageFields
                control={control}
                name={`pictures.${index}.alt`}
                isWritten={(words) => words !== ""}
              >
                {(each) => (
                  <FormText
                    control={control}
                    name={`pictures.${index}.alt.${each}`}
                    label={t("clientTool.news.alt")}
                    hint={t("clientTool.news.altHint")}
                  />
                )}
              </LanguageFields>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  remove(index);
                  choose.current?.focus();
                }}
              >
                {t("clientTool.news.removePicture")}
              </Button>
            </Stack>
          </div>
        ))}
        <UploadField
          ref={choose}
          purpose="picture"
          label={t("clientTool.news.addPicture")}
          error={refused(error) ?? listProblem}
          onSent={submit}
          isExamining={isPending}
          onUnderWay={onUnderWay}
        />
      </Stack>
    </Card>
  );
}

/** What is wrong with the list as a whole, such as too many; has the focus where nothing else is wrong. */
function useListProblem(
  control: Control<NewsValues>,
  field: RefObject<HTMLElement | null>,
): string | undefined {
  const problem = useFieldProblem();
  const { errors, submitCount } = useFormState({ control });
  // Where single pictures have problems, this is a list of those.
  const found: FieldError | readonly unknown[] | undefined = get(errors, "pictures");
  const own = found !== undefined && "type" in found ? found : undefined;
  const isAlone = own !== undefined && Object.keys(errors).length === 1;
  useEffect(() => {
    if (isAlone) field.current?.focus();
  }, [isAlone, submitCount, field]);
  return problem(own);
}
