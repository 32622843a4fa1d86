import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";

/** A part of the frame over a page that says where one is. */
export function OnPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div style={{ minHeight: 560, padding: 8 }}>
      {children}
      <p data-testid="place">{pathname}</p>
    </div>
  );
}
