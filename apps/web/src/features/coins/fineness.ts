import type { Language } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";

/** Fineness in parts of a thousand, such as "916.7/1000" (specification 3). */
export const fineness = (parts: number, language: Language): string =>
  `${formatNumber(parts, language)}/1000`;
