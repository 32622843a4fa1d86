import type { ReactNode } from "react";
import type { Tone } from "../AnswerLine/AnswerLine.tsx";
import type { Fact } from "../Facts/Facts.tsx";
import { OkSign, WarnSign } from "../Icon/signs.tsx";
import { NoSign } from "../Icon/firstPage.tsx";
import { PrintPicture } from "./PrintPicture.tsx";
import * as css from "./PrintSheet.css.ts";

export type PrintSheetProps = {
  title: string;
  /** Beside the title, such as the series. */
  subtitle?: ReactNode;
  /** Identifies the record, in mono. */
  code?: string | undefined;
  children: ReactNode;
  /** Sources, the day, and the address. */
  foot: ReactNode;
};

/** A page of paper, A4; seen in print only, where it stands for what is `OnScreen`. */
export function PrintSheet({ title, subtitle, code, children, foot }: PrintSheetProps) {
  return (
    <div className={css.sheet}>
      <div className={css.repeated}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {subtitle !== undefined && <span>{subtitle}</span>}
          {code !== undefined && <span className={css.code}>{code}</span>}
        </div>
      </div>
      <div className={css.content}>
        {children}
        <div className={css.foot}>{foot}</div>
      </div>
    </div>
  );
}

const signs = { ok: OkSign, warn: WarnSign, no: NoSign };

export type PrintVerdictProps = {
  tone: Tone;
  title: string;
  reason: ReactNode;
  asideLines: readonly ReactNode[];
};

/** The answer, with its sign in outline. */
export function PrintVerdict({ tone, title, reason, asideLines }: PrintVerdictProps) {
  const Sign = signs[tone];
  return (
    <div className={css.verdict}>
      <Sign size={30} />
      <div>
        <p className={css.verdictTitle}>{title}</p>
        <p>{reason}</p>
      </div>
      <div className={css.aside}>
        {asideLines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** Pictures and facts, which stand beside them where they are upright or small. */
export function PrintEvidence({ children }: { children: ReactNode }) {
  return <div className={css.evidence}>{children}</div>;
}

export type PrintPicturesProps = {
  pictures: readonly { src: string; caption: string }[];
  /** Printed in place of each picture that could not be loaded. */
  missingText: string;
};

/** Pictures beside one another, each over its caption. */
export function PrintPictures({ pictures, missingText }: PrintPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <div className={css.pictures}>
      {pictures.map(({ src, caption }) => (
        <figure key={src}>
          <PrintPicture className={css.picture} src={src} missingText={missingText} />
          <figcaption className={css.caption}>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Names and values in two columns. */
export function PrintFacts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={css.columns}>
      {items.map(({ label, value, aside }) => (
        <div key={label} className={css.fact}>
          <dt className={css.term}>{label}</dt>
          <dd>
            {value} {aside}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type PrintListProps = {
  title: string;
  items: readonly ReactNode[];
  /** Where one comes after the other. */
  isNumbered?: boolean;
};

/** A headed part whose items stand in two columns. */
export function PrintList({ title, items, isNumbered = false }: PrintListProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      <ol className={isNumbered ? css.numbered : css.columns}>
        {items.map((item, index) => (
          <li key={index} className={css.item}>
            {item}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A line of a list that is a name and its value. */
export function PrintLine({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <span className={css.fact}>
      <span className={css.term}>{label}</span>
      <span>{value}</span>
    </span>
  );
}
