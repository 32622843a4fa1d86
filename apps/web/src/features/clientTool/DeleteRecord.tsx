import type { RuleSection, RuleWritten } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { BinIcon } from "@specimen/ui/Icon/editing.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useMutation, type Subject } from "../../services/hooks/useMutation.ts";
import { ConfirmDialog } from "../../widgets/form/ConfirmDialog.tsx";
import { useNeedsApproval } from "../../widgets/form/fourEyes.ts";
import { focusBeside } from "../../widgets/keptFocus.ts";
import { isMissing } from "../../widgets/isMissing.ts";
import { useLabelled } from "../../widgets/useLabelled.ts";
import { isOutdated } from "../../widgets/isOutdated.ts";
import { outcomeOf } from "../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { ifMatch } from "../../widgets/rules/sentParams.ts";
import { useUndo } from "../../widgets/rules/useUndo.ts";

export interface DeleteRecordProps {
  /** The section of the rules, which may need a second administrator. */
  section: RuleSection;
  subject: Subject;
  /** The verb of both buttons. */
  label: string;
  /** What the record is called, where it is one of several on the screen. */
  name?: string | undefined;
  /** What the dialog asks. */
  question: string;
  /** The version it is deleted at. */
  version: string;
  remove: (header: ReturnType<typeof ifMatch>) => Promise<{ data?: RuleWritten }>;
  /** Reads the records that are left. */
  readAgain: () => Promise<unknown>;
  /** Reads the record itself, where that is another call. */
  readRecord?: () => Promise<unknown>;
  /** Drops what is remembered of the record itself, where that is another call. */
  forgetRecord?: () => Promise<unknown>;
  /** Why it cannot be deleted now. */
  disabledReason?: string | undefined;
  /** Where the records that are left are listed; without it, this is a row of that list. */
  list?: string;
}

/** Deletes a record once that is confirmed; the toast that tells so brings it back whole. */
export function DeleteRecord({
  section,
  subject,
  label,
  name,
  question,
  version,
  remove,
  readAgain,
  readRecord,
  forgetRecord,
  disabledReason,
  list,
}: DeleteRecordProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const navigate = useNavigate();
  const needsApproval = useNeedsApproval(section) ?? false;
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Restored, it has another version than the one that was deleted.
  const readRestored = () => Promise.all([forgetRecord?.(), readAgain()]);
  const { submit, isPending } = useMutation<string>(
    async (known) => {
      // The focus can leave the dialog only once that is closed.
      const close = () => flushSync(() => setIsAsking(false));
      const leaveRow = () => {
        if (list === undefined && button.current) focusBeside(button.current);
      };
      const written = await remove(ifMatch(known))
        .then(writtenOf)
        .catch((error: unknown) => {
          if (isOutdated(error)) {
            close();
            if (isMissing(error)) leaveRow();
            void readRecord?.();
            void readAgain();
          }
          throw error;
        });
      close();
      // Left first: its own screen has nothing to read any more.
      if (list !== undefined) void navigate(list);
      else if (written.status === "effective") leaveRow();
      await readAgain();
      return written;
    },
    { method: "DELETE", subject, outcomeOf, actionOf: useUndo(subject, readRestored) },
  );
  const ask = {
    "aria-haspopup": "dialog",
    disabledReason,
    onClick: () => setIsAsking(true),
  } as const;
  return (
    <>
      {list === undefined ? (
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          aria-label={labelled(label, name)}
          data-removes
          {...ask}
        >
          {label}
        </Button>
      ) : (
        <Button variant="red" icon={<BinIcon />} {...ask}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        confirm={label}
        isGrave
        isPending={isPending}
        onConfirm={() => submit(version)}
        onCancel={() => setIsAsking(false)}
      >
        <Stack gap={10}>
          {needsApproval && <Text>{t("clientTool.news.deleteWaits")}</Text>}
          <Text>{t("clientTool.news.deleteText")}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
