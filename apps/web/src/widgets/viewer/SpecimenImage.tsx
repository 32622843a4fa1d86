import type { Light } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReconnected } from "../../services/hooks/useReconnected.ts";
import type { Specimen, SpecimenPicture } from "./specimen.ts";
import * as css from "./viewer.css.ts";

export interface SpecimenImageProps {
  /** The pictures of one side. */
  images: readonly SpecimenPicture[];
  light: Light;
  /** Takes the fine drawing, for a look from near. */
  isFine: boolean;
  /** Fetches the other lights too, since somebody is about to switch. */
  isAwaited: boolean;
  alt: string;
  /** Its width in CSS, and its width by its height. */
  width: string;
  aspect: number;
  shape: Specimen["shape"];
}

/** One side of a record: the chosen light fades in over the last one as soon as it has loaded. */
export function SpecimenImage({
  images,
  light,
  isFine,
  isAwaited,
  alt,
  width,
  aspect,
  shape = "sheet",
}: SpecimenImageProps) {
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  const image = images.find((each) => each.light === light);
  const plain = image?.src ?? null;
  const wanted = isFine && image !== undefined ? image.fullSrc : plain;
  // Until the wanted picture has loaded the last one stays, so that nothing blinks.
  const ready = [wanted, plain].find((src) => src !== null && loaded.includes(src)) ?? shown;
  if (ready !== shown) setShown(ready);

  const others = isAwaited ? images.map(({ src }) => src) : [];
  const mounted = [...new Set([...loaded, ...others, plain, wanted])]
    .filter((src) => src !== null)
    .filter((src) => !failed.includes(src));
  const hasFailed = [wanted, plain].every((src) => src === null || failed.includes(src));
  // A picture that failed is asked for once more by an element of its own.
  const retry = () => setFailed([]);
  useReconnected(retry);
  return (
    <div
      className={css.specimen({ shape })}
      style={{ width, aspectRatio: aspect }}
      data-failed={hasFailed || undefined}
    >
      {mounted.map((src) => (
        <img
          key={src}
          className={css.picture({ isShown: src === ready && !hasFailed })}
          src={src}
          alt={src === ready ? alt : ""}
          aria-hidden={src !== ready}
          draggable={false}
          onLoad={() => setLoaded((now) => (now.includes(src) ? now : [...now, src]))}
          onError={() => setFailed((now) => [...now, src])}
        />
      ))}
      {hasFailed && <Failed {...(image !== undefined && { onRetry: retry })} />}
    </div>
  );
}

/** Stands in place of the picture; where there is none to ask for, without a way to do so. */
function Failed({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation();
  const { t: tShared } = useTranslation("migration");
  return (
    <div className={css.failed}>
      <p>{t("catalogue.viewer.failed")}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {tShared("state.retry")}
        </Button>
      )}
    </div>
  );
}
