import type { Banknote } from "@specimen/api/contract";
import { formatSize, formatValue } from "@specimen/core/format";
import { NoSign, OkSign, WarnSign } from "@specimen/ui/Icon/signs.tsx";
import { PrintSheet } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { Localized } from "../Localized.tsx";
import { useDateText } from "../useDateText.ts";
import { useAnswerWords } from "../../features/banknotes/detail/useAnswerWords.ts";
import { heldSides } from "../../features/banknotes/displayedSize.ts";
import { PrintedFeatures } from "./PrintedFeatures.tsx";
import { PrintedStages } from "./PrintedStages.tsx";
import { PrintFoot } from "./PrintFoot.tsx";
import { printedPictures } from "./printedPictures.ts";
import * as css from "./print.css.ts";

const signs = { ok: OkSign, warn: WarnSign, no: NoSign };

/** A note on one page of paper: answer, both sides, facts, stages and features. */
export function PrintedNote({ note }: { note: Banknote }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const size = formatSize(heldSides(note), language) || t("record.unknown");
  return (
    <PrintSheet>
      <div className={css.head}>
        <h1
          className={css.title}
        >{`${formatValue(note.denomination, language)} ${note.unit.text}`}</h1>
        <span>{note.series}</span>
        <span className={css.code}>{note.id}</span>
      </div>
      <Answer note={note} />
      <div className={css.pictures}>
        {printedPictures(note).map(({ side, src }) => (
          <figure key={side}>
            <img className={css.picture} src={src} alt="" />
            <figcaption className={css.caption}>
              {t(`banknotes.viewer.sides.${side}`)} · {size}
            </figcaption>
          </figure>
        ))}
      </div>
      <dl className={css.columns}>
        {facts().map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt className={css.term}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PrintedStages timeline={note.timeline} />
      <PrintedFeatures features={note.features} />
      <PrintFoot records={[{ name: null, provenance: note.provenance }]} />
    </PrintSheet>
  );

  function facts() {
    return [
      [t("banknotes.facts.issuer"), note.issuer],
      [t("banknotes.facts.size"), size],
      [t("banknotes.facts.colour"), <Localized key="colour" text={note.colour} />],
      [t("banknotes.facts.material"), <Localized key="material" text={note.substrate} />],
      [t("banknotes.facts.motifFront"), <Localized key="front" text={note.motifFront} />],
      [t("banknotes.facts.motifBack"), <Localized key="back" text={note.motifBack} />],
      [
        t("banknotes.alike.issued"),
        note.firstIssued === null ? t("record.unknown") : date(note.firstIssued),
      ],
      ...(note.note === null
        ? []
        : [[t("banknotes.facts.note"), <Localized key="note" text={note.note} />] as const]),
    ] as const;
  }
}

function Answer({ note: { answer } }: { note: Banknote }) {
  const { t } = useTranslation();
  const date = useDateText();
  const { tone, title, reason } = useAnswerWords(answer);
  const Sign = signs[tone];
  return (
    <div className={css.answer}>
      <Sign size={30} />
      <div>
        <p className={css.answerTitle}>{title}</p>
        <p>{reason}</p>
      </div>
      <p className={css.aside}>
        {answer.checkedOn === null
          ? t("record.notCompared")
          : t("record.checked", { date: date(answer.checkedOn) })}
        <br />
        {t("record.asOf", { date: date(answer.asOf) })}
      </p>
    </div>
  );
}
