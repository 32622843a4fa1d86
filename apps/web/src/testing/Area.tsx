import { main } from "@specimen/ui/NavShell/NavShell.css.ts";
import type { ComponentType } from "react";
import { Route, Routes, useLocation } from "react-router-dom";

/**
 * An area mounted at its base, as the app does it, with the space that the frame leaves around a
 * screen and the address in words for tests.
 */
export function Area({ base, routes: Screens }: { base: string; routes: ComponentType }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <div className={main}>
        <Routes>
          <Route path={`${base}/*`} element={<Screens />} />
          <Route path="*" element={null} />
        </Routes>
      </div>
      <output hidden data-testid="address">
        {pathname}
        {search}
      </output>
    </>
  );
}

/** The address of the story, as `pathname?search`. */
export const addressIn = (canvas: { getByTestId: (id: string) => HTMLElement }): string =>
  canvas.getByTestId("address").textContent;
