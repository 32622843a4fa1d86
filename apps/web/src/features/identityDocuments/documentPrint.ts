import type { DrawnPage, IdentityDocument } from "@specimen/api/contract";
import type { VerdictBasis } from "../../widgets/record/VerdictBanner.tsx";
import { mainPageOf } from "./documentSpecimen.ts";

/** What an answer rests on. */
export const basisOf = ({ answer, provenance }: IdentityDocument): VerdictBasis => ({
  asOf: provenance.asOf,
  checkedOn: answer.checkedOn,
  source: answer.source,
});

/** The pages that are printed in white light: the main page, then cover and back. */
export function printedPages(
  document: Pick<IdentityDocument, "pages">,
): (Pick<DrawnPage, "page" | "widthMm" | "heightMm"> & { src: string })[] {
  const wanted = [mainPageOf(document), "cover", "back"];
  return wanted.flatMap((name) => {
    const drawn = document.pages.find(({ page }) => page === name);
    const image = drawn?.images.find(({ light }) => light === "white");
    return drawn === undefined || image === undefined ? [] : [{ ...drawn, src: image.src }];
  });
}
