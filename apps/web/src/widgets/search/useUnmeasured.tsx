import { formatNumber } from "@specimen/core/format";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { UnmeasuredNotice, type UnmeasuredNoticeProps } from "./UnmeasuredNotice.tsx";

/** What another question leaves: the list of the records that could not be checked. */
export const withoutUnmeasured = { unmeasured: undefined };

/** A search whose address says whether the records that could not be checked are shown. */
export interface UnmeasuredUrl {
  readonly settled: { readonly unmeasured?: boolean | undefined };
  readonly change: (part: { unmeasured: boolean | undefined }) => void;
}

/** Both sentences get the number of records, as the language writes it. */
export interface UnmeasuredWords extends Pick<UnmeasuredNoticeProps, "text" | "showText"> {
  readonly found: (number: string) => string;
  readonly foundUnmeasured: (number: string) => string;
}

/** How many records were found, and the way to those that a filter could not check and back. */
export function useUnmeasured(url: UnmeasuredUrl, words: UnmeasuredWords) {
  const { language } = useLanguage();
  const isShown = url.settled.unmeasured === true;
  const { found, foundUnmeasured, text, showText } = words;
  return {
    countText: (total: number) =>
      (isShown ? foundUnmeasured : found)(formatNumber(total, language)),
    notice: ({ unmeasured }: { unmeasured: number }) => (
      <UnmeasuredNotice
        number={unmeasured}
        isShown={isShown}
        onShow={(next) => url.change({ unmeasured: next || undefined })}
        text={text}
        showText={showText}
      />
    ),
  };
}
