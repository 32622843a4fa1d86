import { useTranslation } from "react-i18next";
import * as css from "./Examples.css.ts";

const examples = [
  { typed: "50 ils", key: "amount" },
  { typed: "129x71", key: "size" },
  { typed: "HUN", key: "code" },
  { typed: "kopernik", key: "word" },
  { typed: "P<UTO", key: "mrz" },
] as const;

/** What can be typed, before anything is; choosing one types it. */
export function Examples({ onChoose }: { onChoose: (typed: string) => void }) {
  const { t } = useTranslation("search");
  return (
    <div className={css.examples}>
      <p className={css.title}>{t("examples")}</p>
      <ul>
        {examples.map(({ typed, key }) => (
          <li key={key}>
            <button type="button" className={css.example} onClick={() => onChoose(typed)}>
              <span className={css.typed}>{typed}</span>
              <span className={css.meaning}>{t(`example.${key}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
