import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ArticleFilter } from "../queries.ts";
import { isNarrowed, unfiltered } from "./articleFilter.ts";
import * as css from "./news.css.ts";

const days = ["activeDateFrom", "activeDateTo", "createdAtFrom", "createdAtTo"] as const;

export interface FilterFormProps {
  /** What the address says. */
  filter: ArticleFilter;
  onFilter: (filter: ArticleFilter) => void;
}

/** Title and days to look for. Nothing is asked before it is sent off. */
export function FilterForm({ filter, onFilter }: FilterFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(filter);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onFilter(draft);
  };
  const clear = () => {
    setDraft(unfiltered);
    onFilter(unfiltered);
  };
  return (
    <Card title={t("dashboard.articles.filter.label")}>
      <form className={css.filter} onSubmit={submit} noValidate>
        <div className={css.whole}>
          <TextField
            label={t("dashboard.articles.filter.title")}
            maxLength={200}
            value={draft.title}
            onValueChange={(title) => setDraft({ ...draft, title })}
          />
        </div>
        {days.map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`dashboard.articles.filter.${name}`)}
            value={draft[name]}
            onValueChange={(day) => setDraft({ ...draft, [name]: day })}
          />
        ))}
        <div className={css.whole}>
          <Stack direction="row" gap={8} isWrapping>
            <Button type="submit">{t("dashboard.articles.filter.apply")}</Button>
            {isNarrowed(filter) && (
              <Button variant="secondary" onClick={clear}>
                {t("dashboard.articles.filter.clear")}
              </Button>
            )}
          </Stack>
        </div>
      </form>
    </Card>
  );
}
