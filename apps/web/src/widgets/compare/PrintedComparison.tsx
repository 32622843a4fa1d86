import type { Banknote } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { PrintSheet } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { different } from "./compare.css.ts";
import { useComparedRows } from "./useComparedRows.tsx";
import { heldSides } from "../../features/banknotes/displayedSize.ts";
import { PrintFoot } from "../record/PrintFoot.tsx";
import { printedPictures } from "../record/printedPictures.ts";
import * as css from "../record/print.css.ts";

/** Notes side by side on one page of paper, in one scale. */
export function PrintedComparison({ notes }: { notes: readonly Banknote[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const rows = useComparedRows(notes);
  const widest = Math.max(0, ...notes.flatMap((note) => heldSides(note)[0] ?? []));
  const name = (note: Banknote) =>
    `${formatValue(note.denomination, language)} ${note.unit.text}, ${note.series}`;
  return (
    <PrintSheet>
      <h1 className={css.title}>{t("banknotes.compare.title")}</h1>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t("banknotes.facts.title")}</th>
            {notes.map((note) => (
              <th key={note.id} scope="col">
                {name(note)}
                <div className={css.code}>{note.id}</div>
                {printedPictures(note).map(({ side, src }) => (
                  <img
                    key={side}
                    className={css.picture}
                    style={{ width: `${((heldSides(note)[0] ?? widest) / widest) * 100}%` }}
                    src={src}
                    alt=""
                  />
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {notes.map(({ id }, index) => (
                <td key={id}>
                  <div className={row.isDifferent ? different : undefined}>{row.values[index]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PrintFoot
        records={notes.map((note) => ({ name: name(note), provenance: note.provenance }))}
      />
    </PrintSheet>
  );
}
