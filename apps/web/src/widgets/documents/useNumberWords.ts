import {
  describePattern,
  type NumberPart,
  type NumberPlace,
  type NumberTest,
} from "@specimen/core/documentNumber";
import { useTranslation } from "react-i18next";

/** The words of a number's format; their part is `documentNumber`. */
export interface NumberWords {
  /** What may stand at a place. */
  readonly place: (place: NumberPlace) => string;
  /** Where a number leaves the format; null where it does not. */
  readonly difference: (test: NumberTest) => string | null;
  /** What a pattern means, such as “2 letters, 7 digits”; null where that cannot be told. */
  readonly format: (pattern: string) => string | null;
}

/** The words of numbers of documents in the language on screen. */
export function useNumberWords(): NumberWords {
  const { t } = useTranslation();
  const place = ({ kind, characters }: NumberPlace): string => {
    if (kind === "literal" && characters === " ") return t("documentNumber.space");
    if (kind === "literal") return `“${characters}”`;
    if (kind === "oneOf")
      return t("documentNumber.oneOf", { characters: [...characters].join(" ") });
    return t(`documentNumber.${kind}`);
  };
  const difference = (test: NumberTest): string | null => {
    if (test.outcome === "tooLong") return t("documentNumber.tooLong", { position: test.position });
    if (test.outcome !== "differs") return null;
    const { position, found } = test;
    const expected = [...new Set(test.expected.map(place))].join(` ${t("documentNumber.or")} `);
    return t("documentNumber.differs", { position, found, expected });
  };
  const part = (one: NumberPart): string => {
    if ("characters" in one) return place({ ...one, isOptional: false });
    const { kind, least, most } = one;
    const number = least === most ? String(most) : `${least}–${most}`;
    return t(`documentNumber.${kind}`, { count: most, number });
  };
  const format = (pattern: string): string | null =>
    describePattern(pattern)
      ?.map((parts) => parts.map(part).join(", "))
      .join(`; ${t("documentNumber.or")} `) ?? null;
  return { place, difference, format };
}
