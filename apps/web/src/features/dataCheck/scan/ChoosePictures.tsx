import { largestPicture, mostPages } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FieldError } from "@specimen/ui/FieldError/FieldError.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import useSWRImmutable from "swr/immutable";
import { hasCamera } from "../../../browser/camera.ts";
import { listenToPastedFiles } from "../../../browser/clipboard.ts";
import { keepFilesOut } from "../../../browser/droppedFiles.ts";
import { readPicture, toReadable } from "../../../browser/pictures.ts";
import { TakeByCamera } from "../camera/TakeByCamera.tsx";
import type { RunningCheck } from "../useDataCheck.ts";
import * as css from "./scan.css.ts";

type Camera = "unused" | "open" | "closed";

/** Takes the pictures of a document: dropped, pasted, chosen, or from a camera where there is one. */
export function ChoosePictures({ check: { view, send } }: { check: RunningCheck }) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<string>();
  const [camera, setCamera] = useState<Camera>("unused");
  const { pages } = view;
  // Pictures take a while to be made readable: what is chosen in the meantime stays.
  const latest = useRef(pages);
  const change = (next: readonly Blob[]) => {
    latest.current = next;
    if (view.status === "idle") send({ type: "capture.started" });
    send({ type: "pages.changed", pages: next });
  };
  const add = async (files: readonly File[]) => {
    setFault(undefined);
    const made = await Promise.allSettled(files.map((file) => toReadable(file, largestPicture)));
    const pictures = made.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    const refused = files.filter((_, index) => made[index]?.status === "rejected");
    const next = [...latest.current, ...pictures];
    if (next.length > mostPages) {
      setFault(t("dataCheck.scan.tooMany", { most: mostPages }));
      return;
    }
    if (pictures.length > 0) change(next);
    if (refused.length === 0) return;
    const name = refused.map((file) => file.name).join(", ");
    setFault(t("dataCheck.scan.fault", { name, fault: t("dataCheck.refusal.unsupportedType") }));
  };
  const cameraButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (camera === "closed") cameraButton.current?.focus();
  }, [camera]);
  const paste = useEffectEvent((files: readonly File[]) => void add(files));
  useEffect(() => listenToPastedFiles((files) => paste(files)), []);
  useEffect(() => keepFilesOut(), []);
  const chosen = pages.length > 0 && (
    <ChosenPictures
      pages={pages}
      onRemove={(page) => change(pages.filter((each) => each !== page))}
      onSubmit={() => send({ type: "pages.submitted" })}
    />
  );
  if (camera === "open") {
    return (
      <Stack gap={14}>
        <TakeByCamera
          title={t("dataCheck.scan.title")}
          onTake={(picture) => {
            change([...latest.current, picture]);
            setCamera("closed");
          }}
          onClose={() => setCamera("closed")}
        />
        {chosen}
      </Stack>
    );
  }
  return (
    <Stack gap={14}>
      <DropZone onFiles={(files) => void add(files)} fault={fault}>
        {hasCamera() && pages.length < mostPages && (
          <Button variant="secondary" ref={cameraButton} onClick={() => setCamera("open")}>
            {t("dataCheck.live.openHere")}
          </Button>
        )}
      </DropZone>
      {chosen}
    </Stack>
  );
}

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
  fault: string | undefined;
  /** Another way to a picture. */
  children: ReactNode;
}

/** Takes files that are dropped or chosen. */
function DropZone({ onFiles, fault, children }: DropZoneProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <section aria-label={t("dataCheck.scan.title")}>
      {/* Dropping is an addition to the buttons. */}
      <div
        role="presentation"
        className={css.dropZone[isOver ? "over" : "still"]}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <Text isStrong>{t("dataCheck.scan.title")}</Text>
        <Text step="small" tone="ink2">
          {t("dataCheck.scan.hint")}
        </Text>
        <div className={css.ways}>
          <Button onClick={() => input.current?.click()}>{t("dataCheck.scan.choose")}</Button>
          {children}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={t("dataCheck.scan.choose")}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = "";
          }}
        />
        <FieldError id="pictures-error" text={fault} />
      </div>
    </section>
  );
}

interface ChosenPicturesProps {
  pages: readonly Blob[];
  onRemove: (page: Blob) => void;
  onSubmit: () => void;
}

/** The pictures that were taken so far, and the button that sends them. */
function ChosenPictures({ pages, onRemove, onSubmit }: ChosenPicturesProps) {
  const { t } = useTranslation();
  return (
    <Card title={t("dataCheck.scan.pages")}>
      <Stack gap={14}>
        <ul className={css.files}>
          {pages.map((page, index) => (
            <ChosenPicture
              key={index}
              page={page}
              number={index + 1}
              onRemove={() => onRemove(page)}
            />
          ))}
        </ul>
        <Text step="small" tone="ink2">
          {t("dataCheck.scan.bar")}
        </Text>
        <Stack direction="row">
          <Button onClick={onSubmit}>{t("dataCheck.check")}</Button>
        </Stack>
      </Stack>
    </Card>
  );
}

interface ChosenPictureProps {
  page: Blob;
  number: number;
  onRemove: () => void;
}

function ChosenPicture({ page, number, onRemove }: ChosenPictureProps) {
  const { t } = useTranslation();
  const { data: src } = useSWRImmutable(["chosen picture", page], () => readPicture(page));
  const name = t("dataCheck.scan.page", { number });
  return (
    <li className={css.file}>
      <img className={css.preview} src={src} alt={name} />
      <span className={css.fileName}>
        {t("dataCheck.scan.size", { kilobytes: Math.ceil(page.size / 1024) })}
      </span>
      <Button variant="thin" onClick={onRemove} aria-label={t("dataCheck.scan.remove", { name })}>
        {t("dataCheck.scan.removeShort")}
      </Button>
    </li>
  );
}
