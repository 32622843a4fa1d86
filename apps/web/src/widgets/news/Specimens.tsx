import type { Specimen } from "@specimen/api/contract";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { Picture } from "@specimen/ui/Picture/Picture.tsx";
import { useRecordPath } from "../../services/hooks/useRecordPath.ts";
import * as css from "./Specimens.css.ts";

/** The drawn notes beside a text; each leads to its note where the reader may open it. */
export function Specimens({ images }: { images: readonly Specimen[] }) {
  const recordPath = useRecordPath();
  if (images.length === 0) return null;
  return (
    <div className={css.row}>
      {images.map((image) => {
        const href = recordPath("banknote", { id: image.banknoteId, countryId: image.countryId });
        return href === null ? (
          <Paper key={image.id} image={image} />
        ) : (
          <Anchor key={image.id} href={href} className={css.link}>
            <Paper image={image} />
          </Anchor>
        );
      })}
    </div>
  );
}

function Paper({ image: { src, alt } }: { image: Specimen }) {
  return <Picture className={css.paper} src={src} alt={alt} loading="lazy" decoding="async" />;
}
