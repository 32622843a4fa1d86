import { usePrefetch, type Prefetch } from "@specimen/api/react";
import type { AnchorProps } from "@specimen/ui/Anchor/LinkProvider.tsx";
import { RouterLink } from "../services/RouterLink.tsx";
import { routeTable } from "./routeTable.ts";

/** A link whose area and data start to load when somebody is about to follow it. */
export function AreaLink({ onPointerEnter, onFocus, ...anchor }: AnchorProps) {
  const prefetch = usePrefetch();
  const load = () => loadArea(anchor.href, prefetch);
  return (
    <RouterLink
      {...anchor}
      onPointerEnter={(event) => {
        load();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        load();
        onFocus?.(event);
      }}
    />
  );
}

/** Following the link says what went wrong, so here it may fail in silence. */
function loadArea(href: string, prefetch: Prefetch): void {
  const area = routeTable.find(({ path }) => href === path || href.startsWith(`${path}/`));
  area?.load().then(
    ({ readAhead }) => readAhead?.(href, prefetch),
    () => undefined,
  );
}
