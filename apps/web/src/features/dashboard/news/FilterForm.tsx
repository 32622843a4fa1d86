import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { UrlTexts } from "../../../url/urlSchema.ts";
import { articleFields } from "./articleSchema.ts";
import * as css from "./news.css.ts";

export interface FilterFormProps {
  /** What the address says, by field. */
  texts: UrlTexts;
  onFilter: (texts: UrlTexts) => void;
  /** Takes the filter away; undefined while there is none. */
  onClear: (() => void) | undefined;
}

/** Title and days to look for. Nothing is asked before it is sent off. */
export function FilterForm({ texts, onFilter, onClear }: FilterFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(texts);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onFilter(draft);
  };
  return (
    <Card title={t("dashboard.articles.filter.label")}>
      <form className={css.filter} onSubmit={submit} noValidate>
        {articleFields.map((name) => (
          <div key={name} className={name === "title" ? css.whole : undefined}>
            <TextField
              {...(name === "title" ? { maxLength: 200 } : { type: "date" })}
              label={t(`dashboard.articles.filter.${name}`)}
              value={draft[name] ?? ""}
              onValueChange={(text) => setDraft({ ...draft, [name]: text })}
            />
          </div>
        ))}
        <div className={css.whole}>
          <Stack direction="row" gap={8} isWrapping>
            <Button type="submit">{t("dashboard.articles.filter.apply")}</Button>
            {onClear !== undefined && (
              <Button variant="secondary" onClick={onClear}>
                {t("dashboard.articles.filter.clear")}
              </Button>
            )}
          </Stack>
        </div>
      </form>
    </Card>
  );
}
