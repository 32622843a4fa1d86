import { formatNumber } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

export interface UnmeasuredNoticeProps {
  /** How many records lack a detail that was asked for. */
  number: number;
  /** Whether they are shown in place of the results. */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** Says what they may be, and leads to them; both name the kind of record. */
  text: string;
  showText: string;
}

/** A filter hides nothing silently: how many records it could not check, and the way to see them. */
export function UnmeasuredNotice({
  number,
  isShown,
  onShow,
  text,
  showText,
}: UnmeasuredNoticeProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (!isShown && number === 0) return null;
  return (
    <>
      <Text as="span" step="small" tone="ink2" isTabular>
        {isShown
          ? text
          : t("catalogue.search.unmeasured", { number: formatNumber(number, language) })}
      </Text>
      <Button variant="thin" size="sm" onClick={() => onShow(!isShown)}>
        {isShown ? t("catalogue.search.showResults") : showText}
      </Button>
    </>
  );
}
