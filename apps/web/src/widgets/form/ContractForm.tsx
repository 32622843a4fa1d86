import type { RuleSection } from "@specimen/api/contract";
import type { Leaf } from "@specimen/core/editing";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { isDialogOpen } from "@specimen/ui/Kbd/isDialogOpen.ts";
import { useChord } from "@specimen/ui/Kbd/useChord.ts";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { SaveBar } from "@specimen/ui/SaveBar/SaveBar.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { focusHeadingAbove } from "../focusHeading.ts";
import { useTimeText } from "../useTimeText.ts";
import { ConflictPanel } from "./ConflictPanel.tsx";
import { DeletedRecord } from "./DeletedRecord.tsx";
import { useNeedsApproval } from "./fourEyes.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { Notice } from "./Notice.tsx";
import { PendingChanges } from "./PendingChanges.tsx";
import type { ContractFormState } from "./contractFormState.ts";
import { dropBadInput, refuseBadInput } from "./useBadInput.ts";
import { WhenFields } from "./WhenFields.tsx";

export interface ContractFormProps<Values extends FieldValues> {
  state: ContractFormState<Values>;
  /** The section of the rules, which may need a second administrator. */
  section: RuleSection;
  /** Whose rule it is; null where the section has one rule for all, none where it is a new one. */
  subject?: string | null | undefined;
  /** Names a value by its path where two versions are compared. */
  labelOf: (path: string) => string;
  /** A value in words of its own there; null, or without it, those of its kind. */
  textOf?: (path: string, value: Leaf) => string | null;
  /** The verb of the button that saves, where it is not just that. */
  saveLabel?: string;
  /** Far from saving, for instance deleting. */
  start?: ReactNode;
  /** Beside saving, for instance a preview. */
  actions?: ReactNode;
  /** Nothing can be planned here. */
  isImmediate?: boolean;
  /** A file that belongs to it is on its way: it is saved once that has arrived. */
  isSending?: boolean;
  children: ReactNode;
}

/** The frame of a form: what became of it, its fields, when it takes effect, and its bar. */
export function ContractForm<Values extends FieldValues>({
  state,
  section,
  subject,
  labelOf,
  textOf,
  saveLabel,
  start,
  actions,
  isImmediate = false,
  isSending = false,
  children,
}: ContractFormProps<Values>) {
  const { t } = useTranslation();
  const { isDirty, isPending, conflict } = state;
  const { isKept } = state.drafts;
  const needsApproval = useNeedsApproval(section);
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    if (isSending) saveButton.current?.focus();
    else if (form.current !== null && !refuseBadInput(form.current)) state.save();
  };
  const discard = () => {
    if (form.current !== null) dropBadInput(form.current);
    state.discard();
  };
  useChord("s", () => {
    if (!isDialogOpen()) save();
  });
  const saveButton = useRef<HTMLButtonElement>(null);
  const whyNotYet = isSending ? t("form.upload.underWay") : undefined;
  // Buttons that go with what they did leave the focus to the one that stays.
  const thenSave: Then = (act) => () => {
    act();
    saveButton.current?.focus();
  };
  const compared = useRef<HTMLDivElement>(null);
  const isCompared = conflict !== null;
  // The button that saved goes with the form.
  useEffect(() => {
    if (isCompared && compared.current !== null) focusHeadingAbove(compared.current);
  }, [isCompared]);
  if (state.deleted !== null) return <DeletedRecord {...state.deleted} />;
  if (conflict !== null)
    return (
      <div ref={compared}>
        <LeaveGuard isKept={isKept} />
        <ConflictPanel
          conflict={conflict}
          labelOf={labelOf}
          textOf={textOf}
          onSettle={state.settle}
        />
      </div>
    );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <StackInOrder gap={14}>
        <Restored state={state} then={thenSave} onDiscard={discard} />
        <Outcome state={state} />
        {subject !== undefined && (
          <PendingChanges section={section} subject={subject} written={state.written} />
        )}
        <Stack gap={14}>
          {children}
          {!isImmediate && (
            <WhenFields
              when={state.when}
              judgedAt={state.judgedAt}
              refused={state.refusedTime}
              onChange={state.setWhen}
            />
          )}
        </Stack>
      </StackInOrder>
      {(isDirty || isSending) && (
        <LeaveGuard isKept={isDirty ? isKept : null} isSending={isSending} />
      )}
      <SaveBar
        isAwaited={needsApproval === undefined}
        text={
          whyNotYet ?? (isDirty ? t(isKept ? "form.unsaved" : "form.unsavedHere") : t("form.saved"))
        }
        start={start}
        actions={
          <>
            {isDirty && (
              <Button variant="thin" onClick={() => thenSave(discard)()}>
                {t("form.discard")}
              </Button>
            )}
            {actions}
            <Button ref={saveButton} type="submit" pending={isPending} disabledReason={whyNotYet}>
              {needsApproval ? t("form.sendForApproval") : (saveLabel ?? t("form.save"))}
              <Kbd>{t("form.saveShortcut")}</Kbd>
            </Button>
          </>
        }
      />
    </form>
  );
}

/** What happens at a press, and where the focus goes then. */
type Then = (act: () => void) => () => void;

function Restored({
  state: { restoredAt, drafts },
  then,
  onDiscard,
}: {
  then: Then;
  onDiscard: () => void;
  state: Pick<ContractFormState<FieldValues>, "restoredAt" | "drafts">;
}) {
  const { t } = useTranslation();
  const timeText = useTimeText();
  return (
    <>
      {restoredAt !== null && (
        <Notice text={t("form.restored", { time: timeText(restoredAt) })}>
          <Button variant="secondary" size="sm" onClick={then(onDiscard)}>
            {t("form.dropRestored")}
          </Button>
        </Notice>
      )}
      {!drafts.isKept && <Notice text={t("form.notKept")} />}
      {drafts.others.map(({ name, at }) => (
        <Notice key={name} text={t("form.otherDraft.text", { time: timeText(at) })}>
          <Button variant="thin" size="sm" onClick={then(() => drafts.dropOther(name))}>
            {t("form.otherDraft.discard")}
          </Button>
          <Button variant="secondary" size="sm" onClick={then(() => drafts.take(name))}>
            {t("form.otherDraft.show")}
          </Button>
        </Notice>
      ))}
    </>
  );
}

function Outcome({
  state: { written },
}: {
  state: Pick<ContractFormState<FieldValues>, "written">;
}) {
  const { t } = useTranslation();
  if (written === null || written.changeId === null || written.status === "effective") return null;
  return (
    <Notice text={t(written.status === "waiting" ? "form.waiting" : "form.scheduled")}>
      <Link href={paths.clientTool.change(written.changeId)}>{t("form.showChange")}</Link>
    </Notice>
  );
}
