import type { BanknoteMatrix } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Rules } from "../../../widgets/matrix/TradeMatrix.tsx";
import { copiedRules } from "./copiedRules.ts";

export interface CopyCountryProps extends Pick<BanknoteMatrix, "banknotes"> {
  /** The rules as they are on the screen, saved or not. */
  rules: Rules;
  /** Is given the rules that change; they are saved with the rest of the matrix. */
  onCopied: (rules: Rules) => void;
}

/**
 * Puts the rules of one country on the notes of others; the result is seen before it is saved. Each key
 * that moves in a closed list chooses, so that a country is added by a button alone.
 */
export function CopyCountry({ banknotes, rules, onCopied }: CopyCountryProps) {
  const { t } = useTranslation();
  const [from, setFrom] = useState("");
  const [added, setAdded] = useState<readonly string[]>([]);
  const [next, setNext] = useState("");
  const toField = useRef<HTMLSelectElement>(null);
  const to = next === "" ? added : [...added, next];
  const names = new Map(banknotes.map(({ countryId, countryName }) => [countryId, countryName]));
  const optionsOf = (ids: readonly string[]) => [
    { value: "", label: t("clientToolBanknotes.trades.chooseCountry") },
    ...ids.map((id) => ({ value: id, label: names.get(id) ?? id })),
  ];
  const changes = Object.fromEntries(
    Object.entries(copiedRules(banknotes, rules, { from, to })).filter(
      ([id, rule]) => rule !== (rules[id] ?? 0),
    ),
  );
  const number = Object.keys(changes).length;
  /** The button that was pressed is gone after it: the focus goes to the field. */
  const addOnly = (countries: readonly string[]) => {
    setAdded(countries);
    setNext("");
    toField.current?.focus();
  };
  return (
    <Card title={t("clientToolBanknotes.trades.copy")}>
      <Stack gap={10}>
        <Text tone="ink2">{t("clientToolBanknotes.trades.copyText")}</Text>
        <Stack direction="row" gap={10} isWrapping align="end">
          <Select
            label={t("clientToolBanknotes.trades.copyFrom")}
            value={from}
            options={optionsOf([...names.keys()])}
            onValueChange={(value) => {
              setFrom(value);
              setAdded((before) => before.filter((id) => id !== value));
              setNext((before) => (before === value ? "" : before));
            }}
          />
          <Select
            ref={toField}
            label={t("clientToolBanknotes.trades.copyTo")}
            value={next}
            options={optionsOf(
              [...names.keys()].filter((id) => id !== from && !added.includes(id)),
            )}
            onValueChange={setNext}
          />
          {next !== "" && (
            <Button variant="secondary" onClick={() => addOnly(to)}>
              {t("clientToolBanknotes.trades.copyToMore")}
            </Button>
          )}
          {added.map((id) => (
            <Button
              key={id}
              variant="thin"
              size="sm"
              onClick={() => addOnly(added.filter((each) => each !== id))}
            >
              {t("clientToolBanknotes.trades.leaveOut", { country: names.get(id) ?? id })}
            </Button>
          ))}
        </Stack>
        {from !== "" && to.length > 0 && (
          <Stack direction="row" gap={10} isWrapping align="center">
            {number === 0 ? (
              <Text>{t("clientToolBanknotes.trades.copyNothing")}</Text>
            ) : (
              <Button
                variant="secondary"
                onClick={() => {
                  onCopied(changes);
                  addOnly([]);
                }}
              >
                {t("clientToolBanknotes.trades.copyApply", { number })}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
