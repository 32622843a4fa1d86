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
