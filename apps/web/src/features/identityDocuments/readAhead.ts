import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { readList } from "../../url/useListState.ts";
import { tabOf } from "./documentTabs.ts";
import {
  byId,
  countriesInit,
  fantasyInit,
  listInit,
  listSchema,
  resultsSchema,
  searchInit,
  searchSchema,
} from "./queries.ts";

const { base, routes, country, search, glossary, securityFeatures, fantasyCountries } =
  paths.identityDocuments;

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname, searchParams } = new URL(href, "http://here");
  const params = (pattern: string) => matchPath(`${base}/${pattern}`, pathname)?.params ?? {};
  const list = params(routes.list) as Partial<Record<"countryId" | "*", string>>;
  if (list.countryId !== undefined) {
    const query = {
      countryId: list.countryId,
      tab: tabOf(list["*"] ?? ""),
      ...readList(listSchema, searchParams),
    };
    prefetch("/identity-documents/countries/{id}", listInit(query));
    prefetch("/identity-documents/column-heading", {});
  }
  const { identityDocumentId, featureId } = {
    ...params(routes.detail),
    ...params(routes.securityFeature),
  } as Partial<Record<"identityDocumentId" | "featureId", string>>;
  if (identityDocumentId !== undefined)
    prefetch("/identity-documents/{id}", byId(identityDocumentId));
  if (featureId !== undefined)
    prefetch("/identity-documents/security-features/{id}", byId(featureId));
  if (pathname === securityFeatures) prefetch("/identity-documents/security-features", {});
  if (pathname === glossary) prefetch("/identity-documents/glossaries", {});
  if (pathname === fantasyCountries)
    prefetch("/identity-documents/fantasy-countries", fantasyInit(searchParams.get("text") ?? ""));
  if (pathname === country || pathname === search) prefetch("/countries", countriesInit);
  if (pathname === search)
    prefetch(
      "/identity-documents",
      searchInit({ ...searchSchema.read(searchParams), ...readList(resultsSchema, searchParams) }),
    );
}
