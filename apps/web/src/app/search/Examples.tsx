import { useTranslation } from "react-i18next";
import type { SearchKinds } from "../../widgets/SearchKind.ts";
import * as css from "./Examples.css.ts";

/** An example with a kind of hit it needs; none: every area answers it. */
const examples = [
  { typed: "50 ils", key: "amount", kind: "banknote" },
  { typed: "129x71", key: "size", kind: "banknote" },
  { typed: "HUN", key: "code", kind: null },
  { typed: "kopernik", key: "word", kind: "banknote" },
  { typed: "P<POL", key: "mrz", kind: "identityDocument" },
] as const;

interface ExamplesProps {
  /** What can be opened: nothing else is promised. */
  kinds: SearchKinds;
  onChoose: (typed: string) => void;
}

/** What can be typed, before anything is; choosing one types it. */
export function Examples({ kinds, onChoose }: ExamplesProps) {
  const { t } = useTranslation();
  const promised = examples.filter(({ kind }) => kind === null || kind in kinds);
  return (
    <div className={css.examples}>
      <p className={css.title}>{t("search.examples")}</p>
      <ul>
        {promised.map(({ typed, key }) => (
          <li key={key}>
            <button type="button" className={css.example} onClick={() => onChoose(typed)}>
              <span className={css.typed}>{typed}</span>
              <span className={css.meaning}>{t(`search.example.${key}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
