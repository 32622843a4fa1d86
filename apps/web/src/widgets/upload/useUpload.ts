import { uploadPurposes, type UploadPurpose } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepFilesOut } from "../../browser/droppedFiles.ts";
import { sendFile } from "./sendFile.ts";

/** A file on its way; `examined` once it has arrived and the service looks whether it fits. */
export type UploadState =
  | { status: "none" }
  | { status: "sending"; name: string; share: number }
  | { status: "examined"; name: string; share: 1 }
  | { status: "stopped"; name: string; share: number; error: unknown };

/** Why files that were given are not sent; `name` is that of the first. */
export interface UploadRefusal {
  reason: "empty" | "tooLarge" | "wrongType" | "several";
  name: string;
}

/** An upload that goes on, or can. */
interface Running {
  readonly file: File;
  /** Null until the service has named it. */
  id: string | null;
  readonly stop: AbortController;
}

/**
 * Sends one file at a time, in pieces; an interrupted one can be gone on with. A further file takes
 * the place of one on its way, and follows one that is examined. A file that is let go elsewhere on
 * the page is not opened.
 */
export function useUpload(
  purpose: UploadPurpose,
  onSent: (uploadId: string, file: File) => void,
  isExamining: boolean,
) {
  const client = useApiClient();
  const [state, setState] = useState<UploadState>({ status: "none" });
  const [arrived, setArrived] = useState("");
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null);
  const running = useRef<Running | null>(null);
  const { most, types } = uploadPurposes[purpose];
  useEffect(() => keepFilesOut(), []);
  // What is asked for may change while the file is on its way.
  const sent = useRef(onSent);
  // Goes on with a file that has arrived while the one before it was still examined.
  const goOn = useRef<() => void>(undefined);
  const isBusy = useRef(isExamining);
  useEffect(() => {
    sent.current = onSent;
    isBusy.current = isExamining;
    if (!isExamining) goOn.current?.();
  });

  const go = async (file: File, begun: string | null) => {
    const own: Running = { file, id: begun, stop: new AbortController() };
    running.current = own;
    let share = 0;
    const isCurrent = () => running.current === own;
    setRefusal(null);
    setState({ status: "sending", name: file.name, share });
    try {
      const id = await sendFile({
        client,
        file,
        purpose,
        begun,
        signal: own.stop.signal,
        onProgress: (known, arrived) => {
          if (!isCurrent()) return;
          share = arrived;
          own.id = known;
          setState({ status: "sending", name: file.name, share });
        },
      });
      if (isBusy.current)
        await new Promise<void>((resolve) => {
          goOn.current = resolve;
        });
      if (!isCurrent()) return;
      running.current = null;
      setState({ status: "none" });
      setArrived(file.name);
      sent.current(id, file);
    } catch (error) {
      if (isCurrent()) setState({ status: "stopped", name: file.name, share, error });
    }
  };

  const drop = () => {
    const { id = null, stop } = running.current ?? {};
    running.current = null;
    stop?.abort();
    // What has arrived is dropped by the service within a day in any case.
    if (id !== null)
      client
        .DELETE("/client-tool/uploads/{id}", { params: { path: { id } } })
        .catch(() => undefined);
  };
  const leave = useEffectEvent(drop);
  useEffect(() => () => leave(), []);

  const problemOf = ([file, ...others]: readonly File[]): UploadRefusal["reason"] | null => {
    if (file === undefined) return null;
    if (others.length > 0) return "several";
    if (file.size > most) return "tooLarge";
    const name = file.name.toLowerCase();
    const isType = (type: string) =>
      type.startsWith(".") ? name.endsWith(type) : type === file.type;
    if (file.type !== "" && !types.some(isType)) return "wrongType";
    return file.size === 0 ? "empty" : null;
  };

  const isExamined = state.status === "none" && isExamining;
  return {
    state: isExamined ? ({ status: "examined", name: arrived, share: 1 } as const) : state,
    refusal,
    /** The media types and ends of names that fit, as a file field names them. */
    accept: types.join(","),
    mostBytes: most,
    /** Takes what was chosen, dropped or pasted. */
    send: (files: readonly File[]) => {
      const [file] = files;
      if (file === undefined) return;
      const reason = problemOf(files);
      if (reason !== null) {
        setRefusal({ reason, name: file.name });
        return;
      }
      drop();
      void go(file, null);
    },
    resume: () => {
      if (running.current !== null) void go(running.current.file, running.current.id);
    },
    cancel: () => {
      drop();
      setRefusal(null);
      setState({ status: "none" });
    },
  };
}
