import {
  createContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type SyntheticEvent,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useReadAhead } from "./readAhead.ts";

/** What the router does for a link. */
interface Routing {
  /** Goes where it leads, unless that is the browser's own affair. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Somebody is about to follow it. */
  approach: (event: SyntheticEvent<HTMLAnchorElement>) => void;
  /** Whether somebody has gone on from the page that was opened first. */
  hasMoved: () => boolean;
}

const nothing = () => undefined;

export const RoutingContext = createContext<Routing>({
  follow: nothing,
  approach: nothing,
  hasMoved: () => false,
});

/** {@link Routing} that stays the same while the address changes. */
export function useRouting(): Routing {
  const navigate = useNavigate();
  const readAhead = useReadAhead();
  const { pathname, search, hash, key } = useLocation();
  const here = pathname + search + hash;
  const now = useRef({ navigate, readAhead, here, hasMoved: false });
  useLayoutEffect(() => {
    // The router's name for the entry that it finds when a page is opened.
    const hasMoved = now.current.hasMoved || key !== "default";
    now.current = { navigate, readAhead, here, hasMoved };
  }, [navigate, readAhead, here, key]);
  return useMemo(
    () => ({
      follow: (event) => {
        const href = hrefOf(event);
        if (event.defaultPrevented || !isInside(href) || !isPlainClick(event)) return;
        event.preventDefault();
        // To where one is already, another entry in the history would be a step back to nowhere.
        void now.current.navigate(href, { replace: href === now.current.here });
      },
      approach: (event) => now.current.readAhead(hrefOf(event)),
      hasMoved: () => now.current.hasMoved,
    }),
    [],
  );
}

const hrefOf = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
  currentTarget.getAttribute("href") ?? "";

/** Other origins and fragments of the page are not the router's. */
const isInside = (href: string) => href.startsWith("/") && !href.startsWith("//");

/** A click that asks for no other tab. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  ["", "_self"].includes(event.currentTarget.target) &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
