import { AreaIcon } from "@specimen/ui/Icon/AreaIcon.tsx";
import type { SearchOption } from "@specimen/ui/SearchDialog/SearchOption.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useVisibleAreas } from "../../services/hooks/useAreas.ts";
import { useServices } from "../../services/useServices.ts";
import { zoneIn } from "./zoneIn.ts";

/** Characters of whole zones: TD2 and the visas of its size, TD3 and the larger visas, TD1. */
const wholeLengths = [72, 88, 90];
/** A scanner ends each line with Enter: what may follow a whole zone, or the line of one, comes within so many ms. */
const pause = { afterZone: 100, afterLine: 600 };

/** What was typed or scanned is a machine-readable zone, and there is an area that checks it. */
interface TypedZone {
  readonly option: SearchOption;
  /** Opens the check with the lines, which go there inside of this page alone. */
  readonly check: () => void;
}

/** The zone in what was typed; null where it is something else, or nobody here checks zones. */
export function useZone(typed: string, onClose: () => void): TypedZone | null {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { zoneDelivery } = useServices().device;
  const [isChosen, setIsChosen] = useState(false);
  const area = useVisibleAreas().find(({ zonePath }) => zonePath !== undefined);
  const zone = zoneIn(typed);
  const isWhole = zone !== null && wholeLengths.includes(zone.length);
  const open = useEffectEvent(() => {
    if (zone === null || area?.zonePath === undefined) return;
    zoneDelivery.send(zone);
    onClose();
    void navigate(area.zonePath);
  });
  useEffect(() => {
    if (!isChosen) return undefined;
    const waiting = setTimeout(() => open(), isWhole ? pause.afterZone : pause.afterLine);
    return () => clearTimeout(waiting);
  }, [isChosen, isWhole, typed]);
  if (zone === null || area === undefined) return null;
  return {
    option: {
      value: "zone",
      label: { text: t("searchDialog.zone"), lang: i18n.language },
      details: [],
      kindText: t(`navigation.${area.name}`),
      icon: <AreaIcon name={area.icon} />,
    },
    check: () => setIsChosen(true),
  };
}
