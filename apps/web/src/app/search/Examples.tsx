import { useTranslation } from "react-i18next";
import type { Area } from "../../areas/Area.ts";
import * as css from "./Examples.css.ts";

/** What every area answers. */
const code = { typed: "HUN", key: "code" } as const;

interface ExamplesProps {
  /** Where is looked: nothing else is promised. */
  areas: readonly Area[];
  onChoose: (typed: string) => void;
}

/** What can be typed, before anything is; choosing one types it. */
export function Examples({ areas, onChoose }: ExamplesProps) {
  const { t } = useTranslation();
  const examples = [code, ...areas.flatMap(({ searchExamples }) => searchExamples ?? [])];
  return (
    <div className={css.examples}>
      <p className={css.title}>{t("searchDialog.examples")}</p>
      <ul>
        {examples.map(({ typed, key }) => (
          <li key={typed}>
            <button type="button" className={css.example} onClick={() => onChoose(typed)}>
              <span className={css.typed}>{typed}</span>
              <span className={css.meaning}>{t(`searchDialog.example.${key}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
