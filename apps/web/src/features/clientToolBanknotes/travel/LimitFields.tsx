import { LimitKind } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useWatch, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormCheckbox, FormSelect, FormText } from "../../../widgets/form/fields.tsx";
import * as css from "./travelForm.css.ts";
import { hasAmount, type TravelValues, type TypedLimit } from "./travelValues.ts";

/** The customer's own limits: one row for each kind of traveller, way and money. */
export function LimitFields({ control }: { control: Control<TravelValues> }) {
  const { t } = useTranslation();
  const hasOwnLimits = useWatch({ control, name: "hasOwnLimits" });
  const limits = useWatch({ control, name: "limits" });
  return (
    <Card title={t("clientToolBanknotes.travel.limits")}>
      <FormCheckbox
        control={control}
        name="hasOwnLimits"
        label={t("clientToolBanknotes.travel.hasOwnLimits")}
        hint={t("clientToolBanknotes.travel.hasOwnLimitsHint")}
      />
      {hasOwnLimits && (
        <div className={css.limits}>
          {limits.map((limit, index) => (
            <LimitRow key={index} control={control} limit={limit} index={index} />
          ))}
        </div>
      )}
    </Card>
  );
}

interface LimitRowProps {
  control: Control<TravelValues>;
  limit: TypedLimit;
  index: number;
}

function LimitRow({ control, limit: { traveller, direction, money, kind }, index }: LimitRowProps) {
  const { t } = useTranslation();
  const way = [
    t(`form.limit.${traveller}`),
    t(`form.limit.${direction}`),
    t(`form.limit.${money}`),
  ].join(", ");
  return (
    <div role="group" aria-label={way} className={css.limit}>
      <span className={css.way}>{way}</span>
      <FormSelect
        control={control}
        name={`limits.${index}.kind`}
        label={t("clientToolBanknotes.travel.kind")}
        isLabelHidden
        options={LimitKind.options.map((value) => ({
          value,
          label: t(`form.limit.kinds.${value}`),
        }))}
      />
      {hasAmount(kind) ? (
        <>
          <FormText
            control={control}
            name={`limits.${index}.amount`}
            label={t("clientToolBanknotes.travel.amount")}
            isLabelHidden
            placeholder={t("clientToolBanknotes.travel.amount")}
            inputMode="decimal"
          />
          <FormText
            control={control}
            name={`limits.${index}.currencyISO`}
            label={t("clientToolBanknotes.travel.currency")}
            isLabelHidden
            kind="code"
            placeholder="EUR"
            maxLength={3}
          />
        </>
      ) : (
        <span className={css.way}>
          <Text as="span" step="label" tone="ink3">
            {t("clientToolBanknotes.travel.noAmount")}
          </Text>
        </span>
      )}
    </div>
  );
}
