import { useChord } from "@specimen/ui/Kbd/useChord.ts";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { SearchButton } from "@specimen/ui/SearchButton/SearchButton.tsx";
import { useToast } from "@specimen/ui/Toast/useToast.ts";
import { useEffect, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { usePermissions } from "../../services/session.ts";
import { whenIdle } from "../../services/whenIdle.ts";
import type { SearchKinds } from "../../widgets/SearchKind.ts";
import { visibleAreas, type Area } from "../routeTable.ts";
import type { SearchPanelProps } from "./SearchPanel.tsx";

/** Opens the search over all areas: the button, Ctrl+K, and `/` where single keys are on. */
export default function SearchEntry() {
  const areas = visibleAreas(usePermissions()).filter(({ search }) => search !== undefined);
  return areas.length === 0 ? null : <Entry areas={areas} />;
}

/** The search's code with what the areas make of its hits. */
interface Loaded {
  Panel: ComponentType<SearchPanelProps>;
  kinds: SearchKinds;
}

function Entry({ areas }: { areas: readonly Area[] }) {
  const { t } = useTranslation(["translation", "migration"]);
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  // Read before anybody asks, so that the keys act at once; a failure is told to who does ask.
  useEffect(() => whenIdle(() => void load(areas).catch(() => undefined)), [areas]);
  const open = () => {
    setIsOpen(true);
    load(areas).then(setLoaded, () => {
      setIsOpen(false);
      const { title, text } = t("error.newVersion", { ns: "migration", returnObjects: true });
      toast({ tone: "no", title, text });
    });
  };
  const close = () => setIsOpen(false);
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
      {isOpen && loaded !== null && (
        <loaded.Panel
          kinds={loaded.kinds}
          areaNames={areas.map(({ name }) => t(`navigation.${name}`))}
          onClose={close}
        />
      )}
    </>
  );
}

async function load(areas: readonly Area[]): Promise<Loaded> {
  const [panel, ...parts] = await Promise.all([
    import("./SearchPanel.tsx"),
    ...areas.map(({ search }) => search?.()),
  ]);
  const kinds: SearchKinds = Object.fromEntries(
    parts.flatMap((part) => Object.entries(part?.searchKinds ?? {})),
  );
  return { Panel: panel.default, kinds };
}
