import type { ReactElement } from "react";
import { Route, Routes } from "react-router-dom";

interface AreaRoutesProps<Name extends string> {
  /** The patterns of the area's addresses, as its value names them. */
  routes: Readonly<Record<Name, string>>;
  /** A screen for each of them. */
  screens: Readonly<Record<Name, ReactElement>>;
}

/** The screens of an area by its routes; addresses without a route never get here. */
export function AreaRoutes<Name extends string>({ routes, screens }: AreaRoutesProps<Name>) {
  return (
    <Routes>
      {Object.entries<string>(routes).map(([name, pattern]) => (
        <Route
          key={name}
          {...(pattern === "" ? { index: true } : { path: pattern })}
          element={screens[name as Name]}
        />
      ))}
    </Routes>
  );
}
