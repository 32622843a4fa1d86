import type { UploadPurpose } from "@specimen/api/contract";
import { formatNumber, formatPercent } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { FieldError } from "@specimen/ui/FieldError/FieldError.tsx";
import { Progress } from "@specimen/ui/Progress/Progress.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useEffectEvent, useId, useRef, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { errorMessage } from "../../i18n/errorMessage.ts";
import { useKeptFocus } from "../keptFocus.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import * as css from "./upload.css.ts";
import { useUpload } from "./useUpload.ts";

export interface UploadFieldProps {
  purpose: UploadPurpose;
  label: string;
  onSent: (uploadId: string, file: File) => void;
  /** The service looks whether what was sent fits: until then the file is on its way. */
  isExamining?: boolean;
  /** Told whether a file is on its way, or stopped and not given up. */
  onUnderWay?: ((isUnderWay: boolean) => void) | undefined;
  /** What is wrong with the file that was sent, or that none was; not told of one on its way. */
  error?: string | undefined;
  /** The button that chooses a file. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Takes a file by drop, paste or choice and sends it in pieces, with progress, resume and cancel. */
export function UploadField({
  purpose,
  label,
  onSent,
  isExamining = false,
  onUnderWay,
  error,
  ref,
}: UploadFieldProps) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { language } = useLanguage();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { state, refusal, accept, mostBytes, send, resume, cancel } = useUpload(
    purpose,
    onSent,
    isExamining,
  );
  const isUnderWay = state.status !== "none";
  const checking =
    state.status === "examined" ? t("form.upload.checking", { name: state.name }) : undefined;
  const tellUnderWay = useEffectEvent((isNow: boolean) => onUnderWay?.(isNow));
  useEffect(() => {
    if (!isUnderWay) return;
    tellUnderWay(true);
    return () => tellUnderWay(false);
  }, [isUnderWay]);
  const zone = useRef<HTMLDivElement>(null);
  useKeptFocus(zone, state.status);
  const megabytes = formatNumber(mostBytes / 1024 / 1024, language);
  const take = (event: { preventDefault: () => void }, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    send([...files]);
  };
  const fault = () => {
    if (refusal !== null)
      return t(`form.upload.${refusal.reason}`, { name: refusal.name, number: megabytes });
    if (state.status === "stopped") return errorMessage(state.error, tell).title;
    return state.status === "none" ? error : undefined;
  };
  return (
    <div role="group" aria-label={label}>
      <div
        ref={zone}
        className={css.zone}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={(event) => {
          event.preventDefault();
          setIsOver(false);
        }}
        onDrop={(event) => {
          setIsOver(false);
          take(event, event.dataTransfer);
        }}
        onPaste={(event) => take(event, event.clipboardData)}
      >
        {state.status !== "none" ? (
          <div className={css.sending}>
            <Progress
              label={checking ?? state.name}
              value={state.share * 100}
              valueText={formatPercent(state.share, language)}
            />
            <Stack direction="row" gap={8} justify="center">
              {state.status === "stopped" && (
                <Button size="sm" onClick={resume}>
                  {t("form.upload.resume")}
                </Button>
              )}
              <Button size="sm" variant="secondary" disabledReason={checking} onClick={cancel}>
                {t("form.cancel")}
              </Button>
            </Stack>
          </div>
        ) : (
          <>
            <Button
              ref={ref}
              variant="secondary"
              size="sm"
              aria-describedby={errorId}
              onClick={() => input.current?.click()}
            >
              {t("form.upload.choose")}
            </Button>
            <Text as="span" step="label" tone="ink3">
              {t("form.upload.hint", { number: megabytes })}
            </Text>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept={accept}
          className={css.file}
          aria-label={label}
          tabIndex={-1}
          onChange={({ target }) => {
            send([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </div>
      <FieldError id={errorId} text={fault()} />
    </div>
  );
}
