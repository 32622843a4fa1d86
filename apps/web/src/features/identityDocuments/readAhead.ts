import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { readList } from "../../url/useListState.ts";
import { tabOf } from "./documentTabs.ts";
import {
  countriesQuery,
  countryQuery,
  documentQuery,
  fantasyQuery,
  featureQuery,
  featuresQuery,
  glossaryQuery,
  headingsQuery,
  listSchema,
  resultsSchema,
  searchQuery,
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
    countryQuery.prefetch(prefetch, query);
    headingsQuery.prefetch(prefetch);
  }
  const { identityDocumentId, featureId } = {
    ...params(routes.detail),
    ...params(routes.securityFeature),
  } as Partial<Record<"identityDocumentId" | "featureId", string>>;
  if (identityDocumentId !== undefined) documentQuery.prefetch(prefetch, identityDocumentId);
  if (featureId !== undefined) featureQuery.prefetch(prefetch, featureId);
  if (pathname === securityFeatures) featuresQuery.prefetch(prefetch);
  if (pathname === glossary) glossaryQuery.prefetch(prefetch);
  if (pathname === fantasyCountries)
    fantasyQuery.prefetch(prefetch, searchParams.get("text") ?? "");
  if (pathname === country || pathname === search) countriesQuery.prefetch(prefetch);
  if (pathname === search)
    searchQuery.prefetch(prefetch, {
      ...searchSchema.read(searchParams),
      ...readList(resultsSchema, searchParams),
    });
}
