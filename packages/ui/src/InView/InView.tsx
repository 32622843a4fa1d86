import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";

export type InViewProps = {
  /** Called once, when some of it has come on screen. */
  onSeen: () => void;
  children: ReactNode;
};

/** Tells when something was really shown, not only drawn below the edge of the screen. */
export function InView({ onSeen, children }: InViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{children}</div>;
}
