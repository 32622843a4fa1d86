import type { ImageSource } from "@specimen/api/contract";
import { rem } from "@specimen/ui/theme/scale.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as css from "./viewer.css.ts";

export interface SpecimenImageProps {
  /** The pictures of one side. */
  images: readonly ImageSource[];
  light: ImageSource["light"];
  /** Takes the fine drawing, for a look from near. */
  isFine: boolean;
  /** Fetches the other lights too, since somebody is about to switch. */
  isAwaited: boolean;
  alt: string;
  /** CSS pixels the paper takes at most in height, and its width by its height. */
  maxHeight: number;
  aspect: number;
  /** How many stand side by side. */
  share: number;
}

/** Between notes that stand side by side, in rem. */
const gap = 1.125;

/** One side of a note: the light that is on fades in over the last one as soon as it is there. */
export function SpecimenImage(props: SpecimenImageProps) {
  const { images, light, isFine, isAwaited, alt, aspect } = props;
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  const image = images.find((each) => each.light === light);
  const plain = image?.src ?? null;
  const wanted = isFine && image !== undefined ? image.fullSrc : plain;
  // Until the wanted one is there the last one stays, so that nothing ever blinks.
  const ready = [wanted, plain].find((src) => src !== null && loaded.includes(src)) ?? shown;
  if (ready !== shown) setShown(ready);

  const others = isAwaited ? images.map(({ src }) => src) : [];
  const mounted = [...new Set([...loaded, ...others, plain, wanted])].filter((src) => src !== null);
  const hasFailed = image === undefined || (plain !== null && failed.includes(plain));
  return (
    <div className={css.paper} style={{ width: widthOf(props), aspectRatio: aspect }}>
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
      {hasFailed && <p className={css.failed}>{t("banknotes.viewer.failed")}</p>}
    </div>
  );
}

/** As wide as its share of the room, and no higher than it may be. */
function widthOf({ maxHeight, aspect, share }: SpecimenImageProps): string {
  return `min((100cqw - ${(share - 1) * gap}rem) / ${share}, ${rem(maxHeight * aspect)})`;
}
