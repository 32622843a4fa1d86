import type { Metal } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";
import { meltValue } from "@specimen/core/metals";
import { formatNumber, formatValue } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Disclosure } from "@specimen/ui/Disclosure/Disclosure.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { SectionState } from "../catalogue/SectionState.tsx";
import { useDateText } from "../useDateText.ts";

export interface MeltValueProps {
  metal: Metal;
  fineWeightG: number;
}

/** Read again whenever a value is asked for: prices change while a page stays open all day. */
const pricesQuery = defineQuery("/precious-metals/prices");

/**
 * The value of the fine metal by the organisation's own price, on request. No price is fetched from
 * elsewhere, and without one there is no value.
 */
export function MeltValue({ metal, fineWeightG }: MeltValueProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const [isWanted, setIsWanted] = useState(false);
  const query = pricesQuery.useData(isWanted ? undefined : null);
  return (
    <Card padding="none">
      <Disclosure title={t("preciousMetals.melt.title")} onOpenChange={setIsWanted}>
        <SectionState
          query={query}
          failed={t("preciousMetals.melt.failed")}
          loading={<Skeleton height="3rem" />}
        >
          {(prices) => {
            const price = prices.find((each) => each.metal === metal);
            if (price === undefined)
              return <Text tone="ink2">{t("preciousMetals.melt.none")}</Text>;
            return (
              <>
                <Text step="value" isTabular>
                  {formatValue(meltValue(fineWeightG, price), language)} {price.currencyISO}
                </Text>
                <Text step="small" tone="ink2">
                  {t("preciousMetals.melt.basis", {
                    weight: formatNumber(fineWeightG, language),
                    price: formatValue(price.pricePerGram, language),
                    currency: price.currencyISO,
                    date: date(price.date),
                    source: price.source,
                  })}
                </Text>
              </>
            );
          }}
        </SectionState>
      </Disclosure>
    </Card>
  );
}
