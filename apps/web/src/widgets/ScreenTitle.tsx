import { PageHeading, type PageHeadingProps } from "@specimen/ui/PageHeading/PageHeading.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { use, useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { RoutingContext } from "../services/routing/routing.ts";
import { focusHeading } from "./focusHeading.ts";

export interface ScreenTitleProps extends PageHeadingProps {
  /** Tells its tab from that of another record of the same name; the heading where it is left out. */
  documentTitle?: string | undefined;
  /** For a screen whose look needs no heading; it is there for everybody who listens. */
  isHidden?: boolean | undefined;
}

/**
 * The one heading of a screen. It names the document and, when the visitor came from another
 * screen, takes the focus, so that a screen reader starts where the new content does. A screen that
 * shows one record after another gives it the id of the record as key.
 */
export function ScreenTitle({ isHidden = false, documentTitle, ...heading }: ScreenTitleProps) {
  const place = useRef<HTMLDivElement>(null);
  const { hasMoved } = use(RoutingContext);
  // Going back, the browser puts the page where it was.
  const isForward = useRef(useNavigationType() === "PUSH");
  useEffect(() => {
    if (!hasMoved()) return;
    focusHeading(place.current);
    if (isForward.current) showTop(place.current);
  }, [hasMoved]);
  return (
    <div ref={place}>
      <title>{`${documentTitle ?? heading.title} · Specimen`}</title>
      {isHidden ? (
        <VisuallyHidden>
          <h1>{heading.title}</h1>
        </VisuallyHidden>
      ) : (
        <PageHeading {...heading} />
      )}
    </div>
  );
}

function showTop(place: HTMLElement | null): void {
  place?.ownerDocument.documentElement.scrollTo({ top: 0, behavior: "instant" });
}
