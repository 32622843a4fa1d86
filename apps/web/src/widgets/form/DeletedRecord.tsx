import {
  dropDraft,
  keepDraft,
  nameOfDraft,
  namesOfDrafts,
  readDraft,
} from "@specimen/core/editing";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { clock } from "../../browser/clock.ts";
import { localStore } from "../../browser/stores.ts";
import { useSession } from "../../services/hooks/useSession.ts";
import { Empty } from "../Empty.tsx";
import { focusHeadingAbove } from "../focusHeading.ts";

/** The form of a new record, which takes over what was typed for one that was deleted. */
export interface FormOfNew {
  /** Its name: `news/new`. */
  readonly form: string;
  /** The values it begins with. */
  readonly base: unknown;
  /** What was typed as its values, where its fields are not those of a record that exists. */
  readonly toValues?: (typed: unknown) => unknown;
  readonly href: string;
  /** Where the records are listed that are left. */
  readonly listHref: string;
}

export interface DeletedRecordProps {
  /** The name of the form of the record that is no more. */
  form: string;
  asNew: FormOfNew;
  headingLevel?: 1 | 2;
  /** Shown where nothing was typed for it. */
  children?: ReactNode;
}

/** A record that was deleted while somebody typed: it can be written as a new one, or given up. */
export function DeletedRecord({ form, asNew, headingLevel = 2, children }: DeletedRecordProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const userId = useSession().user?.sub ?? "";
  const [names, setNames] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  // A form that this takes the place of keeps what was typed when it goes.
  useEffect(
    () => clock.after(0, () => setNames(namesOfDrafts(localStore(), { userId, form }))),
    [userId, form],
  );
  useEffect(() => {
    if (names.length > 0 && place.current !== null) focusHeadingAbove(place.current);
  }, [names]);
  if (names.length === 0) return children;
  const keepAsNew = () => {
    for (const name of names) {
      const draft = readDraft(localStore(), name);
      const target = nameOfDraft({ userId, form: asNew.form }, crypto.randomUUID());
      // First dropped: a store that is full has no place for both.
      dropDraft(localStore(), name);
      if (draft === null) continue;
      const values = asNew.toValues === undefined ? draft.values : asNew.toValues(draft.values);
      keepDraft(localStore(), target, { ...draft, values, base: asNew.base, version: null });
    }
    void navigate(asNew.href);
  };
  const discard = () => {
    for (const name of names) dropDraft(localStore(), name);
    void navigate(asNew.listHref);
  };
  return (
    <div ref={place} role="alert">
      <Empty
        title={t("form.deleted.title")}
        text={t("form.deleted.text")}
        headingLevel={headingLevel}
      >
        <Button onClick={keepAsNew}>{t("form.deleted.keep")}</Button>
        <Button variant="secondary" onClick={discard}>
          {t("form.deleted.discard")}
        </Button>
      </Empty>
    </div>
  );
}
