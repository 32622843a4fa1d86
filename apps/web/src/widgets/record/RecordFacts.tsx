import type { Banknote, LocalizedText } from "@specimen/api/contract";
import { formatSize, formatValue } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Facts, type Fact } from "@specimen/ui/Facts/Facts.tsx";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { Localized } from "../Localized.tsx";
import { useProvenance } from "./useProvenance.tsx";
import { catalogueText } from "../../features/banknotes/catalogueText.ts";
import { heldSides } from "../../features/banknotes/displayedSize.ts";

/** What is recorded of a note, with where it comes from and how sure it is. */
export function NoteFacts({ note }: { note: Banknote }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const provenance = useProvenance(note.provenance);
  const localized = (
    field: "colour" | "material" | "motifFront" | "motifBack" | "note",
    text: LocalizedText | null,
  ): Fact => ({ label: t(`banknotes.facts.${field}`), value: <Localized text={text} /> });
  const size = formatSize(heldSides(note), language);
  return (
    <Card
      title={t("banknotes.facts.title")}
      isDivided
      padding="none"
      footer={<FactsSource {...provenance} />}
    >
      <Facts
        items={[
          { label: t("banknotes.facts.issuer"), value: note.issuer },
          {
            label: t("banknotes.facts.series"),
            value: <Localized text={catalogueText(note.series)} />,
          },
          {
            label: t("banknotes.facts.value"),
            value: (
              <>
                {formatValue(note.denomination, language)} <Localized text={note.unit} />
              </>
            ),
          },
          { label: t("banknotes.facts.size"), value: size || t("record.unknown") },
          localized("colour", note.colour),
          localized("material", note.substrate),
          localized("motifFront", note.motifFront),
          localized("motifBack", note.motifBack),
          ...(note.note === null ? [] : [localized("note", note.note)]),
        ]}
      />
    </Card>
  );
}
