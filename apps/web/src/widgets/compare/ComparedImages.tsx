import { ImageStage } from "@specimen/ui/ImageStage/ImageStage.tsx";
import type { Light } from "@specimen/api/contract";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "react-i18next";
import type { UrlSchema } from "../../url/urlSchema.ts";
import { zoomBy } from "../viewer/panZoom.ts";
import type { SpecimenSide } from "../viewer/specimen.ts";
import { useViewer } from "../viewer/useViewer.ts";
import { useViewport } from "../viewer/useViewport.ts";
import { viewer as viewerStyle } from "../viewer/viewer.css.ts";
import type { ViewerState } from "../viewer/viewerState.ts";
import { useAwaitedLights, ViewerTools } from "../viewer/ViewerTools.tsx";
import * as css from "./compare.css.ts";
import { ComparedRecord, type ComparedRecordProps } from "./ComparedRecord.tsx";

export interface ComparedImagesProps {
  schema: UrlSchema<ViewerState>;
  sides: readonly SpecimenSide[];
  lights: readonly Light[];
  records: readonly Omit<ComparedRecordProps, "view">[];
  /** Not all of them are known yet. */
  areAwaited: boolean;
}

/** The records in one light and from one side; whoever moves one picture moves all. */
export function ComparedImages({
  schema,
  sides,
  lights,
  records,
  areAwaited,
}: ComparedImagesProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const viewer = useViewer(schema);
  const viewport = useViewport(viewer);
  const [isAwaited, onAwaited] = useAwaitedLights();
  const known = records.flatMap(({ words }) => words ?? []);
  const widths = known.flatMap(({ specimen }) => specimen.widthMm ?? []);
  const view = { viewer, viewport, widest: Math.max(0, ...widths), isAwaited };
  // They are drawn to one scale, so that none of them shows before the others.
  if (areAwaited) return <Skeleton height="24rem" label={tell("state.loading")} />;
  return (
    <section aria-label={t("catalogue.compare.label")} className={viewerStyle}>
      <ImageStage light={viewer.light} caption={t("catalogue.viewer.drawn")}>
        <ul className={css.records}>
          {records.map((record) => (
            <li key={record.id} className={css.record}>
              <ComparedRecord {...record} view={view} />
            </li>
          ))}
        </ul>
      </ImageStage>
      <ViewerTools
        viewer={viewer}
        viewport={viewport}
        sides={sides}
        lights={lights}
        isSizeKnown={widths.length === known.length}
        onZoom={(factor) => viewport.move((now) => zoomBy(now, factor))}
        onAwaited={onAwaited}
      />
    </section>
  );
}
