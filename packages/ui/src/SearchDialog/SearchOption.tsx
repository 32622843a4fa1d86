import type { ReactNode } from "react";
import type { UseComboboxPropGetters } from "downshift";
import { Flag } from "../Flag/Flag.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as css from "./SearchDialog.css.ts";

/** Words with the language they are in (BCP 47). */
export type SpokenText = { text: string; lang: string };

/** Something that was found. */
export type SearchOption = {
  /** Unlike that of every other option. */
  value: string;
  label: SpokenText;
  /** What tells it from others of its name. */
  details: readonly SpokenText[];
  /** What it is, for instance "Banknote". */
  kindText: string;
  /** An ISO code, in monospace. */
  code?: string | undefined;
  flagSrc?: string | undefined;
  pictureSrc?: string | undefined;
  /** Stands for a picture where there is none. */
  icon?: ReactNode;
  /** A `StatusText` behind the label. */
  status?: ReactNode;
};

type SearchOptionRowProps = {
  option: SearchOption;
  index: number;
  getItemProps: UseComboboxPropGetters<SearchOption>["getItemProps"];
};

/** One row of the hits: what it looks like, what it is called, what it is. */
export function SearchOptionRow({ option, index, getItemProps }: SearchOptionRowProps) {
  return (
    <div {...getItemProps({ item: option, index })} className={css.option}>
      <span className={css.picture}>
        <OptionPicture {...option} />
      </span>
      <span className={css.words}>
        <span className={css.label}>
          <span lang={option.label.lang}>{option.label.text}</span>
          {option.status}
        </span>
        <span className={css.details}>
          {option.details.map(({ text, lang }, place) => (
            <span key={text} lang={lang}>
              {place > 0 && "\u00a0· "}
              {text}
            </span>
          ))}
        </span>
      </span>
      <span className={css.end}>
        {option.code !== undefined && <span className={css.code}>{option.code}</span>}
        <span>{option.kindText}</span>
      </span>
    </div>
  );
}

function OptionPicture({ flagSrc, pictureSrc, icon }: SearchOption) {
  if (flagSrc !== undefined) return <Flag src={flagSrc} />;
  if (pictureSrc === undefined) return icon;
  return <Picture className={css.paper} src={pictureSrc} alt="" decoding="async" />;
}
