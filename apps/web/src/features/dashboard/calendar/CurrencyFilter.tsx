import type { CalendarMonth } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import { SearchField } from "@specimen/ui/SearchField/SearchField.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./calendar.css.ts";
import { findCurrencies } from "./findCurrencies.ts";
import { mostCurrencies } from "./useCurrencies.ts";

export interface CurrencyFilterProps {
  /** Every currency that has entries. */
  known: CalendarMonth["currencies"];
  chosen: readonly string[];
  onChoose: (currencies: readonly string[]) => void;
}

/** Says which currencies are shown, and lets one choose others. */
export function CurrencyFilter({ known, chosen, onChoose }: CurrencyFilterProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(chosen);
  const open = () => {
    setDraft(chosen);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const take = (codes: readonly string[]) => {
    onChoose(codes);
    close();
  };
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={open}>
        {chosen.length === 0
          ? t("dashboard.calendar.filter.all")
          : t("dashboard.calendar.filter.some", { currencies: chosen.join(", ") })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t("dashboard.calendar.filter.title")}
        closeLabel={t("dashboard.calendar.close")}
        actions={
          <>
            <Button variant="secondary" onClick={() => take([])}>
              {t("dashboard.calendar.filter.clear")}
            </Button>
            <Button onClick={() => take(draft)}>{t("dashboard.calendar.filter.apply")}</Button>
          </>
        }
      >
        <Choice known={known} chosen={draft} onChoose={setDraft} />
      </Dialog>
    </>
  );
}

function Choice({ known, chosen, onChoose }: CurrencyFilterProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const found = findCurrencies(known, text);
  const isFull = chosen.length >= mostCurrencies;
  const full = t("dashboard.calendar.filter.most", { number: mostCurrencies });
  const change = (code: string, isWanted: boolean) =>
    onChoose(isWanted ? [...chosen, code] : chosen.filter((each) => each !== code));
  return (
    <Stack gap={10}>
      <Text step="small" tone="ink2">
        {t("dashboard.calendar.filter.text")}
      </Text>
      <SearchField
        label={t("dashboard.calendar.filter.find")}
        placeholder={t("dashboard.calendar.filter.find")}
        value={text}
        onValueChange={setText}
      />
      <div className={css.list}>
        {found.map(({ currencyISO, name }) => {
          const isChosen = chosen.includes(currencyISO);
          return (
            <Checkbox
              key={currencyISO}
              label={`${currencyISO} ${name}`}
              checked={isChosen}
              disabledReason={isFull && !isChosen ? full : undefined}
              onCheckedChange={(isWanted) => change(currencyISO, isWanted)}
            />
          );
        })}
        {found.length === 0 && <Text>{t("dashboard.calendar.filter.noneFound", { text })}</Text>}
      </div>
    </Stack>
  );
}
