import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { countriesInit, documentsInit } from "./queries.ts";

const { base, routes, country } = paths.identityDocuments;

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname } = new URL(href, "http://here");
  const countryId = matchPath(`${base}/${routes.list}`, pathname)?.params.countryId;
  if (countryId !== undefined)
    prefetch("/identity-documents/countries/{id}", documentsInit(countryId));
  if (pathname === country) prefetch("/countries", countriesInit);
}
