import { useChord } from "@specimen/ui/Kbd/useChord.ts";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { SearchButton } from "@specimen/ui/SearchButton/SearchButton.tsx";
import { useToast } from "@specimen/ui/Toast/useToast.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "../../areas/Area.ts";
import { useVisibleAreas } from "../../services/hooks/useAreas.ts";
import { useServices } from "../../services/useServices.ts";
import { onIdle } from "../../browser/idle.ts";
import { loadable } from "../../widgets/loadable.ts";

const panel = loadable(() => import("./SearchPanel.tsx"));

/** Opens the search over all areas: the button, Ctrl+K, and `/` where single keys are on. */
export default function SearchEntry() {
  const areas = useVisibleAreas().filter(({ records }) => records !== undefined);
  return areas.length === 0 ? null : <Entry areas={areas} />;
}

function Entry({ areas }: { areas: readonly Area[] }) {
  const { t } = useTranslation(["translation", "migration"]);
  const toast = useToast();
  const { typedAhead } = useServices().device;
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState(() => panel.known()?.default);
  // Read before anybody asks, so that the keys act at once; a failure is told to who does ask.
  useEffect(() => onIdle(() => void panel.load().catch(() => undefined)), []);
  const open = () => {
    typedAhead.begin();
    setIsOpen(true);
    panel.load().then(
      (loaded) => setPanel(() => loaded.default),
      () => {
        setIsOpen(false);
        typedAhead.drop();
        const { title, text } = t("error.newVersion", { ns: "migration", returnObjects: true });
        toast({ tone: "no", title, text });
      },
    );
  };
  const close = () => setIsOpen(false);
  const attend = useEffectEvent(() => typedAhead.attend(open));
  useEffect(() => {
    attend();
    return typedAhead.leave;
  }, [typedAhead]);
  useChord("k", isOpen ? close : open);
  useShortcuts({ "/": open });
  return (
    <>
      <SearchButton
        label={t("search.label")}
        examples="50 ils, 129x71, HUN …"
        shortcutText={t("search.shortcut")}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-expanded={isOpen}
        onClick={open}
      />
      {isOpen && Panel !== undefined && <Panel areas={areas} onClose={close} />}
    </>
  );
}
