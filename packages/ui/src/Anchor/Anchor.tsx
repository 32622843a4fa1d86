import { use } from "react";
import { LinkContext, type AnchorProps } from "./LinkProvider.tsx";

/** An unstyled link, drawn by the router's component when a `LinkProvider` gave one. */
export function Anchor(props: AnchorProps) {
  const Routed = use(LinkContext);
  return Routed ? <Routed {...props} /> : <a {...props} />;
}
