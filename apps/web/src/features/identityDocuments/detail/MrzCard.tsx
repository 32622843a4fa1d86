import type { IdentityDocument, MrzPart } from "@specimen/api/contract";
import type { CheckDigitName, FieldName } from "@specimen/core/mrz";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { ParseKeys } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import * as css from "./MrzCard.css.ts";

type Mrz = NonNullable<IdentityDocument["mrzDetails"]>;

/** The machine-readable zone of the drawn specimen, each position explained. */
export function MrzCard({ mrz }: { mrz: Mrz }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<MrzPart | null>(null);
  const size = t("identityDocuments.mrz.size", {
    format: mrz.format,
    lines: mrz.lines,
    characters: mrz.charactersPerLine,
  });
  return (
    <Card title={t("identityDocuments.mrz.title")} isDivided>
      <div className={css.body}>
        <Text step="small" tone="ink2">
          {size} {t("identityDocuments.mrz.wrongDigits")}
          {mrz.place !== null && (
            <>
              {" "}
              {t("identityDocuments.mrz.place")} <Localized text={mrz.place} />
            </>
          )}
        </Text>
        <div>
          {mrz.specimen.map((line, index) => (
            <div key={index} className={css.line} aria-hidden="true">
              {mrz.parts
                .filter((part) => part.line === index + 1)
                .map((part) => (
                  <button
                    key={part.from}
                    type="button"
                    tabIndex={-1}
                    className={css.part}
                    data-check={part.isCheckDigit}
                    aria-pressed={part === chosen}
                    onClick={() => setChosen(part === chosen ? null : part)}
                  >
                    <span className={css.cells}>
                      {Array.from(line.slice(part.from - 1, part.to), (character, place) => (
                        <span
                          key={place}
                          className={character === "<" ? `${css.cell} ${css.filler}` : css.cell}
                        >
                          {character}
                        </span>
                      ))}
                    </span>
                  </button>
                ))}
            </div>
          ))}
        </div>
        <Parts mrz={mrz} chosen={chosen} />
        {mrz.note !== null && (
          <Text step="small" tone="ink2">
            <Localized text={mrz.note} />
          </Text>
        )}
      </div>
    </Card>
  );
}

/** The same as a list: where, what stands there, and what it says. */
function Parts({ mrz, chosen }: { mrz: Mrz; chosen: MrzPart | null }) {
  const { t } = useTranslation();
  return (
    <ul className={css.parts}>
      {mrz.parts.map((part) => (
        <li key={`${part.line} ${part.from}`} className={css.row} data-current={part === chosen}>
          <span className={css.place}>
            {part.from === part.to
              ? t("identityDocuments.mrz.position", part)
              : t("identityDocuments.mrz.positions", part)}
          </span>
          <span className={css.value}>
            {mrz.specimen[part.line - 1]?.slice(part.from - 1, part.to)}
          </span>
          <span>
            <PartText part={part} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The fields of ICAO 9303 by the names that core has for them. */
const fieldWords: Partial<Record<FieldName, ParseKeys>> = {
  documentCode: "identityDocuments.mrz.fields.documentCode",
  issuingState: "identityDocuments.mrz.fields.issuingState",
  names: "identityDocuments.mrz.fields.names",
  nationality: "identityDocuments.mrz.fields.nationality",
  birthDate: "identityDocuments.mrz.fields.birthDate",
  sex: "identityDocuments.mrz.fields.sex",
  expiryDate: "identityDocuments.mrz.fields.expiryDate",
  documentNumber: "identityDocuments.mrz.fields.documentNumber",
  personalNumber: "identityDocuments.mrz.fields.personalNumber",
  optional: "identityDocuments.mrz.fields.optional",
  optional1: "identityDocuments.mrz.fields.optional",
  optional2: "identityDocuments.mrz.fields.optional",
};

const digitWords: Record<CheckDigitName, ParseKeys> = {
  documentNumber: "identityDocuments.mrz.digits.documentNumber",
  birthDate: "identityDocuments.mrz.digits.birthDate",
  expiryDate: "identityDocuments.mrz.digits.expiryDate",
  personalNumber: "identityDocuments.mrz.digits.personalNumber",
  composite: "identityDocuments.mrz.digits.composite",
};

/** What a part says; a field without a word of ours keeps its name. */
function PartText({ part: { field, isCheckDigit } }: { part: MrzPart }) {
  const { t } = useTranslation();
  const words: Partial<Record<string, ParseKeys>> = isCheckDigit ? digitWords : fieldWords;
  const word = words[field];
  return word === undefined ? field : t(word);
}
