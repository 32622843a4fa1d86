import { isDialogOpen } from "@specimen/ui/Kbd/isDialogOpen.ts";
import { useChord } from "@specimen/ui/Kbd/useChord.ts";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { SearchButton } from "@specimen/ui/SearchButton/SearchButton.tsx";
import { useToast } from "@specimen/ui/Toast/useToast.ts";
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "../../areas/Area.ts";
import { useVisibleAreas } from "../../services/hooks/useAreas.ts";
import { useServices } from "../../services/useServices.ts";
import { onIdle } from "../../browser/idle.ts";
import { loadable } from "../../widgets/loadable.ts";
import type { SearchPanelProps } from "./SearchPanel.tsx";

const panel = loadable(() => import("./SearchPanel.tsx"));

/** Opens the search over all areas: the button, Ctrl+K, and `/` where single keys are on. */
export default function SearchEntry() {
  const areas = useVisibleAreas().filter(({ records }) => records !== undefined);
  return areas.length === 0 ? <NoEntry /> : <Entry areas={areas} />;
}

/** There is nothing to search: Ctrl+K and the letters after it are the page's. */
function NoEntry() {
  const { typedAhead } = useServices().device;
  useEffect(() => {
    typedAhead.attend(typedAhead.drop);
    return typedAhead.leave;
  }, [typedAhead]);
  return null;
}

function Entry({ areas }: { areas: readonly Area[] }) {
  const { t } = useTranslation(["translation", "migration"]);
  const toast = useToast();
  const {
    device: { typedAhead },
    loadParts,
  } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  // What was asked for last: the key may come again before the closed dialog has left the page.
  const isAsked = useRef(false);
  const [opening, setOpening] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const load = async () => (await Promise.all([panel.load(), loadParts(["searchDialog"])]))[0];
  // Read before anybody asks, so that the keys act at once; a failure is told to who does ask.
  const readAhead = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => onIdle(() => readAhead()), []);
  const close = () => {
    isAsked.current = false;
    setIsOpen(false);
  };
  const open = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    typedAhead.begin();
    setIsOpen(true);
    setOpening((count) => count + 1);
    load().then(
      (loaded) => setPanel(() => loaded.default),
      () => {
        close();
        typedAhead.drop();
        const { title, text } = t("error.newVersion", { ns: "migration", returnObjects: true });
        toast({ tone: "no", title, text });
      },
    );
  };
  const attend = useEffectEvent(() => typedAhead.attend(open));
  useEffect(() => {
    attend();
    return typedAhead.leave;
  }, [typedAhead]);
  useChord("k", () => {
    if (isAsked.current) close();
    // Its own dialog may not have left the page yet.
    else if (isOpen || !isDialogOpen()) open();
  });
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
      {isOpen && Panel !== undefined && <Panel key={opening} areas={areas} onClose={close} />}
    </>
  );
}
