import type { SearchHit } from "@specimen/api/contract";
import { AreaIcon } from "@specimen/ui/Icon/AreaIcon.tsx";
import type { SearchOption } from "@specimen/ui/SearchDialog/SearchOption.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useTranslation } from "react-i18next";
import type { RecordKinds } from "../../areas/recordKinds.ts";

/** Hits as the dialog shows them, in the order they came. */
export function useOptions(hits: readonly SearchHit[], kinds: RecordKinds): SearchOption[] {
  const { t } = useTranslation();
  return hits.map(({ kind, id, title, details, code, flagSrc, thumbnailSrc, status }) => {
    const known = kinds[kind];
    return {
      value: `${kind} ${id}`,
      label: title,
      details,
      kindText: known === undefined ? kind : t(`searchDialog.kinds.${known.name}`),
      code: code ?? undefined,
      flagSrc: flagSrc ?? undefined,
      pictureSrc: thumbnailSrc ?? undefined,
      icon: known && <AreaIcon name={known.icon} />,
      // What is current needs no word in every row.
      status: (status === "outOfCirculation" || status === "worthless") && (
        <StatusText sign={status === "worthless" ? "no" : "warn"}>
          {t(`record.status.${status}`)}
        </StatusText>
      ),
    };
  });
}
