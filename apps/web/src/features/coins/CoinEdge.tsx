import type { Coin } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { Picture } from "@specimen/ui/Picture/Picture.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { rem } from "@specimen/ui/theme/rem.ts";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { Localized } from "../../widgets/Localized.tsx";
import * as css from "../../widgets/metals/metals.css.ts";

/** Width of the drawn edge, that of a side beside the other where there is space. */
const width = 280;

/** The edge of a coin at the scale of its sides. */
export function CoinEdge({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { src, widthMm, heightMm, isKnown } = coin.edgeImage;
  const thickness = isKnown ? formatSize([heightMm], language) : t("record.unknown");
  return (
    <div className={css.edge}>
      <Picture
        className={css.edgePicture}
        src={src}
        alt={t("coins.edgeImage", { title: coin.name.text })}
        style={{ width: rem(width), aspectRatio: `${widthMm} / ${heightMm}` }}
      />
      <Text as="span" step="small" tone="ink2">
        {t("coins.edge")}, {thickness}
        {coin.edge.note !== null && (
          <>
            {" · "}
            <Localized text={coin.edge.note} />
          </>
        )}
      </Text>
    </div>
  );
}
