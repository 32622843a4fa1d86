import type { Light } from "@specimen/api/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
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
  const { t } = useTranslation();
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
  const mounted = [...new Set([...loaded, ...others, plain, wanted])].filter((src) => src !== null);
  const hasFailed = image === undefined || (plain !== null && failed.includes(plain));
  return (
    <div className={css.specimen({ shape })} style={{ width, aspectRatio: aspect }}>
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
      {hasFailed && <p className={css.failed}>{t("catalogue.viewer.failed")}</p>}
    </div>
  );
}
