import type { ReactNode } from "react";
import { OkSign, WarnSign } from "../Icon/signs.tsx";
import { NoSign } from "../Icon/firstPage.tsx";
import {
  alone,
  aside,
  reason as reasonStyle,
  sign,
  title as titleStyle,
  tone as tones,
} from "./AnswerLine.css.ts";

/** Yes, yes with a condition or not known, no. */
export type Tone = "ok" | "warn" | "no";

export type AnswerLineProps = {
  tone: Tone;
  /** The answer itself, short enough for arm's length. */
  title: string;
  /** Why: the law or the organisation's rule. */
  reason?: ReactNode;
  /** Of its title: 2 under the heading of a page, 3 under that of a card. */
  level?: 2 | 3;
  /** At the right, one line each: when it was checked, against what. */
  asideLines?: readonly ReactNode[] | undefined;
};

const signs = { ok: OkSign, warn: WarnSign, no: NoSign };

/**
 * The one sentence a record opens with: sign, words and colour, so that none of them carries it alone.
 * It is a heading: whoever goes from heading to heading comes to the answer first.
 */
export function AnswerLine({ tone, title, reason, level = 2, asideLines = [] }: AnswerLineProps) {
  const Sign = signs[tone];
  const Title = `h${level}` as const;
  return (
    <section className={tones[tone]}>
      <span className={sign}>
        <Sign size={44} />
      </span>
      <Title className={reason === undefined ? `${titleStyle} ${alone}` : titleStyle}>
        {title}
      </Title>
      {reason !== undefined && <p className={reasonStyle}>{reason}</p>}
      {asideLines.length > 0 && (
        <div className={aside}>
          {asideLines.map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </div>
      )}
    </section>
  );
}
