import { WeightUnit, type CoinCurrency } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import * as metals from "../../../widgets/metals/metals.css.ts";
import { CountryField } from "../../../widgets/search/PickerFields.tsx";
import type { Question } from "../../../widgets/search/question.ts";
import { useFieldError } from "../../../widgets/search/useFieldError.ts";
import type { MetalSearch } from "../metalSearch.ts";
import { RangeRow, type RangeName } from "./RangeRow.tsx";
import * as css from "./search.css.ts";

export interface FilterCardsProps {
  question: Question<MetalSearch>;
  currencies: readonly CoinCurrency[];
  /** Kinebar bars that the other filters find; undefined while that is not known. */
  kinebars: number | undefined;
}

/** The filter of specification 3: coins, bars, country and words. */
export function FilterCards(props: FilterCardsProps) {
  const { t } = useTranslation();
  const { question } = props;
  const { texts, type } = question.url;
  const country = texts["country"] ?? "0";
  return (
    <div className={css.filters} role="search" aria-label={t("catalogue.search.form")}>
      <CoinsCard {...props} />
      <BarsCard {...props} />
      <div className={css.ofBoth}>
        <CountryField
          label={t("preciousMetals.search.country")}
          value={country === "0" ? "" : country}
          onChange={(value) => type({ country: value === "" ? "0" : value })}
          countries={question.countries}
        />
        <TextField
          label={t("preciousMetals.search.description")}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={texts["description"] ?? ""}
          onValueChange={(description) => type({ description })}
        />
      </div>
    </div>
  );
}

function CoinsCard({ question, currencies }: FilterCardsProps) {
  const { t } = useTranslation();
  const errorIn = useFieldError(question);
  const { state, texts, type } = question.url;
  const isOn = state["coins.enabled"];
  const unit = state["coins.grossWeightUnit"];
  const row = (name: RangeName, label: string, sign?: string) => (
    <RangeRow
      name={name}
      label={label}
      question={question}
      {...(sign !== undefined && { unit: sign })}
    />
  );
  return (
    <Card
      title={t("preciousMetals.coins")}
      isDivided={isOn}
      padding={isOn ? "normal" : "none"}
      headerActions={
        <Checkbox
          label={t("preciousMetals.search.searchCoins")}
          checked={isOn}
          onCheckedChange={(checked) => type({ "coins.enabled": String(checked) })}
        />
      }
    >
      {isOn ? (
        <div className={css.rows}>
          <div className={css.pair}>
            <TextField
              label={t("preciousMetals.search.value")}
              inputMode="decimal"
              autoComplete="off"
              value={texts["coins.value"] ?? ""}
              error={errorIn("coins.value")}
              onValueChange={(value) => type({ "coins.value": value })}
            />
            <Select
              label={t("preciousMetals.search.currency")}
              value={texts["coins.currency"] ?? ""}
              options={[
                { value: "", label: t("catalogue.search.any") },
                ...currencies.map(({ code, name }) => ({ value: code, label: name.text })),
              ]}
              onValueChange={(code) => type({ "coins.currency": code })}
            />
          </div>
          {row("coins.fineness", t("preciousMetals.search.fineness"), "/1000")}
          {row("coins.diameter", t("preciousMetals.search.diameter"), "mm")}
          {row("coins.thickness", t("preciousMetals.search.thickness"), "mm")}
          {row("coins.grossWeight", t("preciousMetals.search.weight"))}
          <Select
            label={t("preciousMetals.search.unit")}
            value={unit}
            options={WeightUnit.options.map((value) => ({
              value,
              label: t(`preciousMetals.units.${value}`),
            }))}
            onValueChange={(value) => type({ "coins.grossWeightUnit": value })}
          />
          {row("coins.issuedOn", t("preciousMetals.search.issuedOn"))}
          {row("coins.lastIssuedOn", t("preciousMetals.search.lastIssuedOn"))}
        </div>
      ) : (
        <div className={css.underHeader} />
      )}
    </Card>
  );
}

const types = ["gold", "silver", "platin", "palladium", "kinebar"] as const;

function BarsCard({ question, kinebars = 0 }: FilterCardsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { state, type } = question.url;
  const isOn = state["ingots.enabled"];
  const isGoldAlone = types.every((name) => state[`ingots.${name}`] === (name === "gold"));
  return (
    <Card
      title={t("preciousMetals.bars")}
      isDivided={isOn}
      padding={isOn ? "normal" : "none"}
      headerActions={
        <Checkbox
          label={t("preciousMetals.search.searchBars")}
          checked={isOn}
          onCheckedChange={(checked) => type({ "ingots.enabled": String(checked) })}
        />
      }
    >
      {isOn ? (
        <div className={css.rows}>
          <div className={css.types} role="group" aria-label={t("preciousMetals.search.types")}>
            {types.map((name) => (
              <Checkbox
                key={name}
                label={t(`preciousMetals.types.${name}`)}
                checked={state[`ingots.${name}`]}
                onCheckedChange={(checked) => type({ [`ingots.${name}`]: String(checked) })}
              />
            ))}
          </div>
          {isGoldAlone && kinebars > 0 && (
            <div className={metals.notice} role="note">
              <Text as="span" step="small">
                <strong>{t("preciousMetals.search.kinebarTitle")}</strong>{" "}
                {t("preciousMetals.search.kinebarText", {
                  number: formatNumber(kinebars, language),
                })}
              </Text>{" "}
              <Button variant="thin" size="sm" onClick={() => type({ "ingots.kinebar": "true" })}>
                {t("preciousMetals.search.kinebarOn")}
              </Button>
            </div>
          )}
          {(["length", "width", "height"] as const).map((name) => (
            <RangeRow
              key={name}
              name={`ingots.${name}`}
              label={t(`preciousMetals.search.${name}`)}
              unit="mm"
              question={question}
            />
          ))}
        </div>
      ) : (
        <div className={css.underHeader} />
      )}
    </Card>
  );
}
