import { LinkProvider } from "@specimen/ui/Anchor/LinkProvider.tsx";
import type { ReactNode } from "react";
import { RouterLink } from "./RouterLink.tsx";
import { RoutingContext, useRouting } from "./routing.ts";

/**
 * Lets the router follow every link below. The router's own links are all drawn anew with each
 * change of the address; these ask where they are when they are clicked.
 */
export function RoutedLinks({ children }: { children: ReactNode }) {
  return (
    <RoutingContext value={useRouting()}>
      <LinkProvider link={RouterLink}>{children}</LinkProvider>
    </RoutingContext>
  );
}
