import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";

// These addresses are no part of the first load, as those of `paths` are.

/** The form of a category that a new PDF is to be in. */
export const categoryFormForPdf = `${paths.clientTool.pdfCategoryForm}?then=pdf`;

/** Whether the form of a category was opened from that of a PDF, which is gone back to. */
export const useIsForPdf = (): boolean => useSearchParams()[0].get("then") === "pdf";

/** The form of a new PDF in a category. */
export const pdfFormIn = (category: string): string =>
  `${paths.clientTool.pdfForm}?${new URLSearchParams({ category }).toString()}`;

/**
 * Takes the category that the address names, once: what is chosen afterwards stays. Not before the
 * form is open with what was typed into it before.
 */
export function useCategoryOfAddress(isOpen: boolean, take: (categoryId: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const category = query.get("category");
  const taken = useEffectEvent((id: string) => {
    take(id);
    setQuery({}, { replace: true });
  });
  useEffect(() => {
    if (isOpen && category !== null) taken(category);
  }, [isOpen, category]);
}
