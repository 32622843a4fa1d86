import { HttpError } from "@specimen/api/client";
import { useTranslation } from "react-i18next";

/** Where a field's fault is told: `mrz`, the series, or `printed.` and the name of a field of the form. */
const pathsOf = (error: unknown) =>
  error instanceof HttpError && error.kind === "badRequest" ? (error.problem?.errors ?? []) : [];

/** The names of the printed fields that the service refused. */
export const refusedFields = (error: unknown): readonly string[] =>
  pathsOf(error).flatMap(({ path }) => {
    const [part, name] = path.split(".");
    return part === "printed" && name !== undefined ? [name] : [];
  });

/** Whether the series that a document is compared with does not exist, or no longer. */
export const isSeriesUnknown = (error: unknown): boolean =>
  pathsOf(error).some(({ path, code }) => /^(id|seriesId)$/.test(path) && code === "not_found");

/** Gives what the service found wrong with the lines of a zone; undefined where it refused none. */
export function useZoneFault(): (error: unknown) => string | undefined {
  const { t } = useTranslation();
  return (error) => {
    const fault = pathsOf(error).find(({ path }) => path === "mrz");
    if (fault === undefined) return undefined;
    return fault.code.startsWith("too_big")
      ? t("dataCheck.zone.tooLong")
      : t("dataCheck.compare.fault");
  };
}
