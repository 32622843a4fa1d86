import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { takePicture } from "../../../browser/camera.ts";
import { type LiveCamera, useLiveReading } from "./useLiveReading.ts";
import * as css from "./camera.css.ts";

interface TakeByCameraProps {
  title: string;
  onTake: (picture: Blob) => void;
  onClose: () => void;
}

/** The camera's view with live advice and the zone it found, and the button that takes the picture. */
export function TakeByCamera({ title, onTake, onClose }: TakeByCameraProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const live = useLiveReading(video);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const noCamera = live.status === "unavailable" ? t("dataCheck.live.noCamera") : undefined;
  const [state, setState] = useState<"ready" | "taking" | "failed">("ready");
  const take = async () => {
    // Pressed twice, it would be two pages.
    if (video.current === null || state === "taking") return;
    setState("taking");
    try {
      onTake(await takePicture(video.current));
    } catch {
      setState("failed");
    }
  };
  return (
    <Card title={title}>
      <Stack gap={12}>
        <div className={css.view}>
          {/* What the camera sees has no sound. */}
          <video
            ref={video}
            className={css.video}
            aria-label={t("dataCheck.live.view")}
            muted
            playsInline
          />
          <ZoneOutline live={live} />
        </div>
        <span role="status" className={css.advice}>
          {state === "failed" ? (
            <StatusText sign="warn">{t("dataCheck.live.notTaken")}</StatusText>
          ) : (
            <Advice live={live} />
          )}
        </span>
        <Button
          size="lg"
          isStretched
          ref={button}
          pending={state === "taking"}
          onClick={() => void take()}
          disabledReason={live.status === "starting" ? t("dataCheck.live.starting") : noCamera}
        >
          {t("dataCheck.live.take")}
        </Button>
        <Button variant="secondary" isStretched onClick={onClose}>
          {t("dataCheck.live.close")}
        </Button>
      </Stack>
    </Card>
  );
}

/** The worst of what keeps the picture from being read, or that nothing does. */
function Advice({ live: { status, reading } }: { live: LiveCamera }) {
  const { t } = useTranslation();
  if (status === "unavailable") {
    return <StatusText sign="warn">{t("dataCheck.live.noCamera")}</StatusText>;
  }
  if (status === "starting") return t("dataCheck.live.starting");
  // Until a frame was read, and where none can be.
  if (reading === null) return t("dataCheck.phone.hint");
  if (reading.isReadable) return <StatusText sign="ok">{t("dataCheck.live.good")}</StatusText>;
  const [worst = "noZone"] = reading.advice;
  return (
    <StatusText sign="warn">
      {worst === "unsure" ? t("dataCheck.advice.blurred") : t(`dataCheck.advice.${worst}`)}
    </StatusText>
  );
}

function ZoneOutline({ live: { reading, frame } }: { live: LiveCamera }) {
  if (reading === null || reading.corners === null || frame === null) return null;
  return (
    <svg className={css.outline} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <polygon
        className={css.zone[reading.isReadable ? "good" : "poor"]}
        points={reading.corners.join(" ")}
      />
    </svg>
  );
}
