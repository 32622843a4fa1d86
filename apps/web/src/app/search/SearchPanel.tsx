import type { SearchHit } from "@specimen/api/contract";
import { SearchDialog } from "@specimen/ui/SearchDialog/SearchDialog.tsx";
import { StateMessage } from "@specimen/ui/StateMessage/StateMessage.tsx";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Area } from "../../areas/Area.ts";
import { recordKindsOf } from "../../areas/recordKinds.ts";
import { useIsOnline } from "../../services/hooks/useConnection.ts";
import { useReadAhead } from "../../services/routing/readAhead.ts";
import { usePermissions } from "../../services/hooks/useSession.ts";
import { useRecentHits } from "../../services/hooks/useRecentHits.ts";
import { useServices } from "../../services/useServices.ts";
import { Empty } from "../../widgets/Empty.tsx";
import { Failure } from "../../widgets/Failure.tsx";
import { Examples } from "./Examples.tsx";
import { useOptions } from "./useOptions.tsx";
import { useSearch, type Search } from "./useSearch.ts";
import { useZone } from "./useZone.tsx";

export interface SearchPanelProps {
  /** Where is looked. */
  areas: readonly Area[];
  onClose: () => void;
}

/** The search over all areas: what is typed, what was found, and the way there. */
export default function SearchPanel({ areas, onClose }: SearchPanelProps) {
  const kinds = recordKindsOf(areas, usePermissions());
  const { t } = useTranslation(["translation", "migration"]);
  const navigate = useNavigate();
  const readAhead = useReadAhead();
  const recent = useRecentHits();
  const isOnline = useIsOnline();
  const [text, setText] = useState("");
  const { typedAhead } = useServices().device;
  // After the dialog has shown its field, whose effect comes first.
  useLayoutEffect(() => typedAhead.handOver(setText), [typedAhead]);
  // Enter was pressed for this very text before its answer came.
  const [isEntered, setIsEntered] = useState(false);
  const type = (next: string) => {
    setIsEntered(false);
    setText(next);
  };
  const [opened] = useState(() => recent.read().filter(({ kind }) => kind in kinds));
  const search = useSearch(text, kinds);
  const isBlank = text.trim() === "";
  const hits = isBlank ? opened : search.hits;
  const found = useOptions(hits, kinds);
  const zone = useZone(text, onClose);
  const options = zone === null ? found : [zone.option, ...found];
  const isWaiting = !isBlank && isOnline && search.isStale && options.length === 0;
  const hitOf = (value: string) => hits[found.findIndex((option) => option.value === value)];
  const pathOf = (hit: SearchHit) => kinds[hit.kind]?.path(hit);
  const open = (hit: SearchHit | undefined) => {
    const path = hit && pathOf(hit);
    if (hit === undefined || path === undefined) return;
    recent.keep(hit);
    onClose();
    void navigate(path);
  };
  const openFirst = useEffectEvent(() => open(search.hits[0]));
  const isDue = isEntered && search.isAnswered;
  useEffect(() => {
    if (isDue) openFirst();
  }, [isDue]);
  return (
    <SearchDialog
      label={t("search.label")}
      placeholder={t("search.label")}
      closeLabel={t("shell.close")}
      value={text}
      onValueChange={type}
      options={options}
      optionsTitle={titleOf(isBlank, search, text, t)}
      onSelect={({ value }) => (value === zone?.option.value ? zone.check() : open(hitOf(value)))}
      onHighlight={({ value }) => {
        const hit = hitOf(value);
        const path = hit && pathOf(hit);
        if (path !== undefined) readAhead(path);
      }}
      isStale={!isBlank && zone === null && search.isStale}
      onEnterAhead={() => setIsEntered(true)}
      isWaiting={isWaiting}
      onClose={onClose}
      statusText={
        isWaiting ? t("state.loading", { ns: "migration" }) : statusOf(isBlank, search, text, t)
      }
      keysText={t("countries.keys")}
    >
      {isBlank && <Examples areas={areas} onChoose={type} />}
      {!isBlank && zone === null && <Outcome search={search} text={text} areas={areas} />}
    </SearchDialog>
  );
}

type Say = ReturnType<typeof useTranslation<["translation", "migration"]>>["t"];

function titleOf(
  isBlank: boolean,
  { isAlike, leftOut, unrecorded }: Search,
  text: string,
  t: Say,
): string | undefined {
  if (isBlank) return t("searchDialog.recent");
  if (isAlike) return t("searchDialog.alike", { text: text.trim() });
  const names = unrecorded.join(", ");
  if (leftOut !== "")
    return t("searchDialog.leftOut", { text: [leftOut, names].filter(Boolean).join(", ") });
  return names === "" ? undefined : t("searchDialog.unrecorded", { text: names });
}

function statusOf(isBlank: boolean, search: Search, text: string, t: Say): string {
  if (isBlank || !search.isAnswered) return "";
  if (search.hits.length === 0) return t("searchDialog.none", { text: text.trim() });
  const hits = t("searchDialog.hits", { number: search.hits.length });
  const why = titleOf(isBlank, search, text, t);
  return why === undefined ? hits : `${why} ${hits}`;
}

/** Why there are no hits. */
function Outcome({
  search,
  text,
  areas,
}: {
  search: Search;
  text: string;
  areas: readonly Area[];
}) {
  const { t, i18n } = useTranslation(["translation", "migration"]);
  const isOnline = useIsOnline();
  if (!isOnline && !search.isAnswered)
    return (
      <StateMessage
        kind="offline"
        title={t("state.offline.title", { ns: "migration" })}
        text={t("searchDialog.offlineText")}
      />
    );
  if (search.error !== undefined)
    return <Failure error={search.error} title={t("searchDialog.failed")} onRetry={search.retry} />;
  if (!search.isAnswered || search.hits.length > 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  const searched = list.format(areas.map(({ name }) => t(`navigation.${name}`)));
  return (
    <Empty
      title={t("searchDialog.none", { text: text.trim() })}
      text={
        search.unrecorded.length === 0
          ? t("searchDialog.noneText", { areas: searched })
          : t("searchDialog.unrecordedText", {
              names: list.format(search.unrecorded),
              areas: searched,
            })
      }
    />
  );
}
