import { uploadPurposes, type UploadPurpose } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { useRef, useState } from "react";
import { sendFile } from "./sendFile.ts";

/** A file on its way, or why it is not. */
export type UploadState =
  | { status: "none" }
  | { status: "refused"; reason: "tooLarge" | "wrongType"; name: string }
  | { status: "sending"; name: string; share: number }
  | { status: "stopped"; name: string; share: number; error: unknown };

/** Sends one file at a time, in pieces; an interrupted one can be gone on with. */
export function useUpload(purpose: UploadPurpose, onSent: (uploadId: string, file: File) => void) {
  const client = useApiClient();
  const [state, setState] = useState<UploadState>({ status: "none" });
  const running = useRef<{ file: File; id: string | null; stop: AbortController } | null>(null);
  const { most, types } = uploadPurposes[purpose];

  const go = async (file: File, begun: string | null) => {
    const stop = new AbortController();
    running.current = { file, id: begun, stop };
    let share = 0;
    setState({ status: "sending", name: file.name, share });
    try {
      const id = await sendFile({
        client,
        file,
        purpose,
        begun,
        signal: stop.signal,
        onProgress: (known, arrived) => {
          share = arrived;
          if (running.current !== null) running.current.id = known;
          setState({ status: "sending", name: file.name, share });
        },
      });
      setState({ status: "none" });
      onSent(id, file);
    } catch (error) {
      setState(
        stop.signal.aborted
          ? { status: "none" }
          : { status: "stopped", name: file.name, share, error },
      );
    }
  };

  return {
    state,
    /** The media types that fit, as a file field names them. */
    accept: types.join(","),
    mostBytes: most,
    send: (file: File) => {
      const isType = types.some((type) => type === file.type) || file.type === "";
      if (file.size > most) setState({ status: "refused", reason: "tooLarge", name: file.name });
      else if (!isType) setState({ status: "refused", reason: "wrongType", name: file.name });
      else void go(file, null);
    },
    resume: () => {
      if (running.current !== null) void go(running.current.file, running.current.id);
    },
    cancel: () => {
      const stopped = running.current;
      stopped?.stop.abort();
      setState({ status: "none" });
      // What has arrived is dropped by the service within a day in any case.
      const id = stopped?.id ?? null;
      if (id !== null)
        client
          .DELETE("/client-tool/uploads/{id}", { params: { path: { id } } })
          .catch(() => undefined);
    },
  };
}
