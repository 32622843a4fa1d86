import type { Banknote } from "@specimen/api/contract";
import { formatSize, formatValue } from "@specimen/core/format";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { CloseIcon } from "@specimen/ui/Icon/arrows.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "react-i18next";
import { useCalibration } from "../../services/calibration.ts";
import { useLanguage } from "../../services/language.ts";
import { paths } from "../../url/paths.ts";
import { Localized } from "../Localized.tsx";
import { catalogueText } from "../../features/banknotes/catalogueText.ts";
import { heldSides } from "../../features/banknotes/displayedSize.ts";
import type { HeldView } from "../viewer/viewportStore.ts";
import { SpecimenImage } from "../viewer/SpecimenImage.tsx";
import { useHeldFact } from "../viewer/useViewport.ts";
import type { Viewer } from "../viewer/useViewer.ts";
import { ZoomFrame } from "../viewer/ZoomFrame.tsx";
import * as css from "./compare.css.ts";
import { ComparedFailure } from "./ComparedFailure.tsx";
import type { Compared } from "./useCompared.ts";

export interface ComparedNoteProps {
  compared: Compared;
  /** Width of the widest note in mm; 0 where no size is known. */
  widest: number;
  held: HeldView;
  viewer: Viewer;
  isAwaited: boolean;
  onTakeOut: () => void;
}

/** One note of a comparison with its name, or what became of it. */
export function ComparedNote({ compared, onTakeOut, ...rest }: ComparedNoteProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { id, note, error, retry } = compared;
  const name =
    note === undefined ? id : `${formatValue(note.denomination, language)} ${note.unit.text}`;
  return (
    <>
      <div className={css.head}>
        <div className={css.name}>
          {note === undefined ? (
            <span className={css.title}>{id}</span>
          ) : (
            <Anchor href={paths.banknotes.detail(id, note.country.id)} className={css.title}>
              {name} <span className={css.code}>{note.currencyISO}</span>
            </Anchor>
          )}
          {note !== undefined && (
            <span className={css.series}>
              <Localized text={catalogueText(note.series)} />
            </span>
          )}
        </div>
        <IconButton
          label={t("banknotes.compare.remove", { name: `${name}, ${note?.series ?? id}` })}
          icon={<CloseIcon />}
          size="least"
          onClick={onTakeOut}
        />
      </div>
      {note !== undefined && <Picture note={note} name={name} {...rest} />}
      {note === undefined && error === undefined && <Skeleton height="9rem" />}
      {note === undefined && error !== undefined && (
        <ComparedFailure id={id} error={error} retry={retry} />
      )}
    </>
  );
}

type PictureProps = Omit<ComparedNoteProps, "compared" | "onTakeOut"> & {
  note: Banknote;
  name: string;
};

function Picture({ note, name, widest, held, viewer, isAwaited }: PictureProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pixelsPerMm } = useCalibration();
  const isNear = useHeldFact(held, (view) => view.zoom >= 2);
  const [width, height] = heldSides(note);
  const isKnown = width !== null && height !== null;
  const isTrue = viewer.trueSize && isKnown;
  // All of them in one scale: the widest note fills its place.
  const share = isKnown ? width / widest : 1;
  const { side, light } = viewer;
  const isRecorded = light === "white" || note.features.some((feature) => feature.light === light);
  return (
    <>
      <div className={css.place}>
        <ZoomFrame label={`${name}, ${note.series}`} held={held}>
          <SpecimenImage
            images={note.images.filter((image) => image.side === side)}
            light={light}
            isFine={isNear || isTrue}
            isAwaited={isAwaited}
            alt={t("banknotes.viewer.image", {
              title: `${name}, ${note.series}`,
              side: t(`banknotes.viewer.sides.${side}`),
              light: t(`banknotes.viewer.lights.${light}`),
            })}
            width={isTrue ? `${width * pixelsPerMm}px` : `${share * 100}cqw`}
            aspect={isKnown ? width / height : 2}
          />
        </ZoomFrame>
      </div>
      <p className={css.measure}>
        {[
          formatSize([width, height], language) || t("record.unknown"),
          ...(isRecorded ? [] : [t("banknotes.viewer.nothingRecorded")]),
        ].join(" · ")}
      </p>
    </>
  );
}
