import { largestPicture } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FieldError } from "@specimen/ui/FieldError/FieldError.tsx";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import useSWRImmutable from "swr/immutable";
import { hasCamera } from "../../../browser/camera.ts";
import { readPicture, toReadable } from "../../../browser/pictures.ts";
import { TakeByCamera } from "../camera/TakeByCamera.tsx";
import type { PhoneState, TakenPage } from "./usePhoneSession.ts";
import * as css from "./phone.css.ts";

const sides = ["front", "back"] as const;
type Side = (typeof sides)[number];

const chipAnswers = { open: null, yes: true, no: false } as const;
type ChipAnswer = keyof typeof chipAnswers;

/** Front, back where there is one, whether the chip symbol is there, and the button that sends them. */
export function TakePictures({ state: { session, view, send } }: { state: PhoneState }) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<Readonly<Record<Side, Blob | undefined>>>({
    front: undefined,
    back: undefined,
  });
  const [fault, setFault] = useState<string>();
  const [open, setOpen] = useState<Side | null>(null);
  const [closed, setClosed] = useState<Side | null>(null);
  const [chip, setChip] = useState<ChipAnswer>("open");
  const choose = async (side: Side, file: File) => {
    setFault(undefined);
    try {
      const picture = await toReadable(file, largestPicture);
      // The other side may have been taken in the meantime.
      setTaken((now) => ({ ...now, [side]: picture }));
    } catch {
      setFault(t("dataCheck.refusal.unsupportedType"));
    }
  };
  const submit = () => {
    const hasChipSymbol = chipAnswers[chip];
    const pages: TakenPage[] = sides.flatMap((side) => {
      const picture = taken[side];
      return picture === undefined ? [] : [{ picture, hasChipSymbol }];
    });
    if (view.status === "idle") send({ type: "capture.started" });
    send({ type: "pages.changed", pages });
    send({ type: "pages.submitted" });
  };
  if (open !== null) {
    const close = () => {
      setClosed(open);
      setOpen(null);
    };
    return (
      <TakeByCamera
        title={t(`dataCheck.live.sides.${open}`)}
        onTake={(picture) => {
          setFault(undefined);
          setTaken({ ...taken, [open]: picture });
          close();
        }}
        onClose={close}
      />
    );
  }
  return (
    <Card title={t("dataCheck.phone.take")}>
      <Stack gap={12}>
        {session?.stage === "uploading" && <Text isStrong>{t("dataCheck.phone.incomplete")}</Text>}
        <Text>{t("dataCheck.phone.hint")}</Text>
        {sides.map((side) => (
          <TakeSide
            key={side}
            side={side}
            picture={taken[side]}
            isNext={closed === side}
            onCamera={() => setOpen(side)}
            onChoose={(file) => void choose(side, file)}
            onRemove={() => {
              setFault(undefined);
              setTaken((now) => ({ ...now, [side]: undefined }));
            }}
          />
        ))}
        <FieldError id="phone-error" text={fault} />
        <ChipQuestion value={chip} onChange={setChip} />
        <Button
          size="lg"
          isStretched
          onClick={submit}
          disabledReason={taken.front === undefined ? t("dataCheck.phone.frontFirst") : undefined}
        >
          {t("dataCheck.phone.send")}
        </Button>
      </Stack>
    </Card>
  );
}

interface TakeSideProps {
  side: Side;
  picture: Blob | undefined;
  /** Its camera was closed just before: whoever uses a keyboard or a screen reader goes on here. */
  isNext: boolean;
  onCamera: () => void;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** One side: taken with live advice where the page may use the camera, or by the phone's camera app. */
function TakeSide({ side, picture, isNext, onCamera, onChoose, onRemove }: TakeSideProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext) button.current?.focus();
  }, [isNext]);
  const label = t(`dataCheck.phone.${side}`);
  const name = t(`dataCheck.live.sides.${side}`);
  const taking = picture === undefined ? label : t("dataCheck.phone.taken", { side: label });
  const { data: src } = useSWRImmutable(picture && ["taken picture", picture], () =>
    picture === undefined ? undefined : readPicture(picture),
  );
  return (
    <>
      {src !== undefined && (
        <div className={css.taken}>
          <img className={css.preview} src={src} alt={name} />
          <Button
            variant="secondary"
            aria-label={t("dataCheck.scan.remove", { name })}
            onClick={() => {
              onRemove();
              // Its own place goes with the picture.
              button.current?.focus();
            }}
          >
            {t("dataCheck.scan.removeShort")}
          </Button>
        </div>
      )}
      {hasCamera() && (
        <Button variant="secondary" size="lg" isStretched ref={button} onClick={onCamera}>
          {picture === undefined ? t("dataCheck.live.open", { side: name }) : taking}
        </Button>
      )}
      <Button
        variant={hasCamera() ? "thin" : "secondary"}
        size="lg"
        isStretched
        {...(!hasCamera() && { ref: button })}
        onClick={() => input.current?.click()}
      >
        {hasCamera() ? t("dataCheck.live.app", { side: name }) : taking}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
          target.value = "";
        }}
      />
    </>
  );
}

interface ChipQuestionProps {
  value: ChipAnswer;
  onChange: (value: ChipAnswer) => void;
}

/** Whether the symbol of ICAO 9303-9 stands on the document: it is compared with the record of the series. */
function ChipQuestion({ value, onChange }: ChipQuestionProps) {
  const { t } = useTranslation();
  const words = {
    yes: t("dataCheck.phone.chipYes"),
    no: t("dataCheck.phone.chipNo"),
    open: t("dataCheck.phone.chipOpen"),
  };
  return (
    <Stack gap={8}>
      <div className={css.chip}>
        <svg className={css.chipSymbol} viewBox="0 0 54 30" aria-hidden="true">
          <path d="M2 2h50v26H2zM2 15h16a9 9 0 0 1 18 0h16M18 15a9 9 0 0 0 18 0" />
        </svg>
        <Text isStrong>{t("dataCheck.phone.chip")}</Text>
      </div>
      <Text step="small" tone="ink2">
        {t("dataCheck.phone.chipHint")}
      </Text>
      <Segments
        label={t("dataCheck.phone.chip")}
        options={(["yes", "no", "open"] as const).map((each) => ({
          value: each,
          label: words[each],
        }))}
        value={value}
        onValueChange={onChange}
      />
    </Stack>
  );
}
