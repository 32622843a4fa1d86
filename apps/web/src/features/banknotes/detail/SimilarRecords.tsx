import { DistinguishingFact, type Banknote } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { SimilarRecords as SimilarTo } from "../../../widgets/record/SimilarRecords.tsx";
import { catalogueText } from "../catalogueText.ts";
import { displayedSize } from "../displayedSize.ts";
import { noteFrame } from "../list/noteFrame.ts";
import { Status } from "../list/Status.tsx";
import { differenceFacts } from "../noteFacts.ts";
import { similarTo } from "./similarRows.ts";

const specs = DistinguishingFact.options
  .filter((fact) => fact !== "features")
  .map((fact) => differenceFacts[fact]);

/** The notes of the same currency and value, and the facts that tell them from this one. */
export function SimilarRecords({ note, countryId }: { note: Banknote; countryId: string }) {
  const { t } = useTranslation();
  return (
    <SimilarTo
      title={t("banknotes.alike.title")}
      hint={t("banknotes.alike.hint")}
      none={t("banknotes.alike.none")}
      here={t("banknotes.alike.here")}
      rows={similarTo(note)}
      specs={specs}
      headings={{
        picture: t("banknotes.columns.note"),
        name: t("banknotes.facts.series"),
        status: t("banknotes.columns.status"),
      }}
      pictureOf={(row) => ({ src: row.thumbnailSrc, size: displayedSize(row) })}
      frame={noteFrame}
      nameOf={({ series }) => <Localized text={catalogueText(series)} />}
      statusOf={(row) => <Status note={row} />}
      hrefOf={({ id }) => paths.banknotes.detail(id, countryId)}
    />
  );
}
