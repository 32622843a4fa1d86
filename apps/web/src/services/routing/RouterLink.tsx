import type { AnchorProps } from "@specimen/ui/Anchor/LinkProvider.tsx";
import { use, type SyntheticEvent } from "react";
import { RoutingContext } from "./routing.ts";

/** Lets the router follow the links of the ui package; what they show is read ahead of the click. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, ...anchor }: AnchorProps) {
  const { follow, approach } = use(RoutingContext);
  return (
    <a
      {...anchor}
      href={href}
      onClick={inTurn(onClick, follow)}
      onPointerEnter={inTurn(onPointerEnter, approach)}
      onFocus={inTurn(onFocus, approach)}
    />
  );
}

type Handler<Event> = (event: Event) => void;

function inTurn<Event extends SyntheticEvent>(
  own: Handler<Event> | undefined,
  router: Handler<Event>,
): Handler<Event> {
  if (own === undefined) return router;
  return (event) => {
    own(event);
    router(event);
  };
}
