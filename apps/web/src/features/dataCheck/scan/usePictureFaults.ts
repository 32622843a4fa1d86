import type { CheckPage } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import type { CheckView } from "../keptChecks.ts";

/** What was wrong with a picture, or how the next one is better. */
export interface PictureFault {
  /** The number of the picture, from 0. */
  readonly index: number;
  /** With the name of the picture where there are several. */
  readonly text: string;
}

/** Gives the faults of a check's pictures, in their order. */
export function usePictureFaults(): (view: CheckView) => readonly PictureFault[] {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const faultsOf = ({ refusal, advice }: CheckPage) =>
    refusal === null
      ? advice.map((each) => t(`dataCheck.advice.${each}`))
      : [t(`dataCheck.refusal.${refusal}`)];
  return ({ answer, pages }) =>
    (answer?.pages ?? []).flatMap((page, index, all) =>
      faultsOf(page).map((fault) => ({
        index,
        text:
          all.length === 1
            ? fault
            : t("dataCheck.scan.fault", { name: nameOf(index, pages[index]), fault }),
      })),
    );
}

/** Names a picture: by its number, and its file where it was one. */
function useNameOf(): (index: number, page: unknown) => string {
  const { t } = useTranslation();
  return (index, page) =>
    page instanceof File
      ? t("dataCheck.scan.named", { number: index + 1, file: page.name })
      : t("dataCheck.scan.page", { number: index + 1 });
}

/** The pictures of this page that can be sent again: none where they came from a phone, or all were refused. */
export function readablePages({ answer, pages }: CheckView): readonly Blob[] {
  const isRefused = (index: number) => (answer?.pages[index]?.refusal ?? null) !== null;
  const kept = pages.filter((_, index) => !isRefused(index));
  return kept.length < pages.length ? kept : [];
}
