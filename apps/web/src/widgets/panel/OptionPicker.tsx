import { useTranslation } from "react-i18next";
import { RecordPicker, type RecordPickerProps } from "../catalogue/RecordPicker.tsx";

/** A dropdown of a panel that leads to the record that is chosen. */
export function OptionPicker(props: Pick<RecordPickerProps, "title" | "options" | "hrefOf">) {
  const { t } = useTranslation();
  return (
    <RecordPicker
      {...props}
      label={props.title}
      countText={(number) => t("dashboard.found", { number })}
      nothingFoundText={(text) => t("dashboard.noneFound", { text })}
    />
  );
}
