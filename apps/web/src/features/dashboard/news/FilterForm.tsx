import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState, type RefObject, type SubmitEvent } from "react";
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
  /** The first field. */
  firstField: RefObject<HTMLInputElement | null>;
}

/** Title and days to look for. Nothing is asked before it is sent off. */
export function FilterForm({ texts, onFilter, onClear, firstField }: FilterFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(texts);
  const [taken, setTaken] = useState(texts);
  // Another address fills the fields anew; they stay, and so does the focus in them.
  if (articleFields.some((name) => texts[name] !== taken[name])) {
    setTaken(texts);
    setDraft(texts);
  }
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
              {...(name === "title" ? { maxLength: 200, ref: firstField } : { type: "date" })}
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
