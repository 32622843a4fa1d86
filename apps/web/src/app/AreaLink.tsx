import type { AnchorProps } from "@specimen/ui/Anchor/LinkProvider.tsx";
import { useReadAhead } from "../services/readAhead.ts";
import { RouterLink } from "../services/RouterLink.tsx";

/** A link whose area and data start to load when somebody is about to follow it. */
export function AreaLink({ onPointerEnter, onFocus, ...anchor }: AnchorProps) {
  const readAhead = useReadAhead();
  return (
    <RouterLink
      {...anchor}
      onPointerEnter={(event) => {
        readAhead(anchor.href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        readAhead(anchor.href);
        onFocus?.(event);
      }}
    />
  );
}
<<<<<<< HEAD
=======

/** Following the link says what went wrong, so here it may fail in silence. */
function loadArea(href: string, prefetch: Prefetch): void {
  const pathname = href.replace(/[?#].*$/, "");
  const area = routeTable.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  area?.load().then(
    ({ readAhead }) => readAhead?.(href, prefetch),
    () => undefined,
  );
}
>>>>>>> 5e83154 (Search notes as one types, sort lists, and show travel information in tab 5)
