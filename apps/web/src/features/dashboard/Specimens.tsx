import type { Specimen } from "@specimen/api/contract";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { usePermissions } from "../../services/session.ts";
import { paths } from "../../url/paths.ts";
import * as css from "./Specimens.css.ts";

/** The drawn notes beside a text; each leads to its note where the reader may open it. */
export function Specimens({ images }: { images: readonly Specimen[] }) {
  const canOpen = usePermissions().includes("banknotes:read");
  if (images.length === 0) return null;
  return (
    <div className={css.row}>
      {images.map((image) =>
        canOpen ? (
          <Anchor
            key={image.id}
            href={paths.banknotes.detail(image.banknoteId, image.countryId)}
            className={css.link}
          >
            <Paper image={image} />
          </Anchor>
        ) : (
          <Paper key={image.id} image={image} />
        ),
      )}
    </div>
  );
}

function Paper({ image: { src, alt } }: { image: Specimen }) {
  return <img className={css.paper} src={src} alt={alt} loading="lazy" decoding="async" />;
}
