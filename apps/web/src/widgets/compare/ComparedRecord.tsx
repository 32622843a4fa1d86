import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { CloseIcon } from "@specimen/ui/Icon/firstPage.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { useTranslation } from "react-i18next";
import { useCalibration } from "../../services/hooks/useCalibration.ts";
import { Failure } from "../Failure.tsx";
import { focusBeside } from "../keptFocus.ts";
import { isMissing } from "../isMissing.ts";
import { Localized } from "../Localized.tsx";
import { isRecordedIn, sizeOf } from "../viewer/specimen.ts";
import { SpecimenImage } from "../viewer/SpecimenImage.tsx";
import { aspectOf } from "../viewer/SpecimenViewer.tsx";
import { useSizeText } from "../viewer/useSizeText.ts";
import type { Viewer } from "../viewer/useViewer.ts";
import { useViewportFact } from "../viewer/useViewport.ts";
import type { ViewportStore } from "../viewer/viewportStore.ts";
import { ZoomFrame } from "../viewer/ZoomFrame.tsx";
import * as css from "./compare.css.ts";
import { fullName, type ComparedWords } from "./compared.ts";

export interface ComparedRecordProps {
  id: string;
  /** What is said of the record once it is there. */
  words: ComparedWords | undefined;
  error: unknown;
  onRetry: () => void;
  /** Says that there is no such record, and that it could not be loaded. */
  missing: string;
  failed: string;
  onRemove: () => void;
  view: SharedView;
}

/** How all pictures of a comparison are looked at. */
export interface SharedView {
  viewer: Viewer;
  viewport: ViewportStore;
  /** Width of the widest record in mm; 0 where no size is known. */
  widest: number;
  isAwaited: boolean;
}

/** One record of a comparison: its name and picture, or why it is not there. */
export function ComparedRecord({ id, words, view, onRemove, ...state }: ComparedRecordProps) {
  const { t } = useTranslation();
  const name = words === undefined ? `${id}, ${id}` : fullName(words);
  return (
    <>
      <div className={css.head}>
        <div className={css.name}>
          {words === undefined ? (
            <span className={css.title}>{id}</span>
          ) : (
            <>
              <Anchor href={words.href} className={css.title}>
                {words.name} <span className={css.code}>{words.code}</span>
              </Anchor>
              <span className={css.series}>
                <Localized text={words.series} />
              </span>
            </>
          )}
        </div>
        <IconButton
          label={t("catalogue.compare.remove", { name })}
          icon={<CloseIcon />}
          size="least"
          data-removes
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            onRemove();
          }}
        />
      </div>
      {words === undefined ? <Absent {...state} /> : <Picture words={words} view={view} />}
    </>
  );
}

type AbsentProps = Pick<ComparedRecordProps, "error" | "onRetry" | "missing" | "failed">;

/** A record that is not there, not allowed, or failed. */
function Absent({ error, onRetry, missing, failed }: AbsentProps) {
  if (isMissing(error))
    return (
      <div role="alert" className={css.missing}>
        {missing}
      </div>
    );
  return (
    <div className={css.failed}>
      <Failure error={error} title={failed} isCompact onRetry={onRetry} />
    </div>
  );
}

function Picture({ words, view }: { words: ComparedWords; view: SharedView }) {
  const { t } = useTranslation();
  const { pixelsPerMm } = useCalibration();
  const { viewer, viewport, widest, isAwaited } = view;
  const { specimen } = words;
  const isNear = useViewportFact(viewport, ({ zoom }) => zoom >= 2);
  const side = specimen.sides.find(({ key }) => key === viewer.side) ?? specimen.sides[0];
  const size = sizeOf(specimen, side);
  const isActual = viewer.trueSize && size !== null;
  // All of them in one scale: the widest record fills its place.
  const share = size === null ? 1 : size.widthMm / widest;
  const title = fullName(words);
  const measure = useSizeText()(size, specimen.shape);
  return (
    <>
      <div className={css.scroller}>
        <ZoomFrame label={title} viewport={viewport}>
          <SpecimenImage
            images={specimen.images.filter((image) => image.side === side?.key)}
            light={viewer.light}
            isFine={isNear || isActual}
            isAwaited={isAwaited}
            alt={t("catalogue.viewer.image", {
              title,
              side: side?.label,
              light: t(`catalogue.viewer.lights.${viewer.light}`),
            })}
            width={isActual ? `${size.widthMm * pixelsPerMm}px` : `${share * 100}cqw`}
            aspect={aspectOf(size, specimen.shape, specimen.drawnAspect)}
            shape={specimen.shape}
          />
        </ZoomFrame>
      </div>
      <p className={css.measure}>
        {isRecordedIn(specimen, viewer.light)
          ? measure
          : `${measure} · ${t("catalogue.viewer.nothingRecorded")}`}
      </p>
    </>
  );
}
