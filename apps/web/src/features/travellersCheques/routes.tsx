import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { ListScreen } from "./list/ListScreen.tsx";
import { NoteScreen } from "./note/NoteScreen.tsx";
import {
  informationQuery,
  listSchema,
  noteQuery,
  seriesNotesQuery,
  seriesPageQuery,
  seriesQuery,
} from "./queries.ts";
import { SeriesScreen } from "./series/SeriesScreen.tsx";

const { base, routes } = paths.travellersCheques;

const screens = { index: <ListScreen />, series: <SeriesScreen />, note: <NoteScreen /> };

/** The screens of travellers cheques. */
export default function TravellersChequesRoutes() {
  return <AreaRoutes routes={routes} screens={screens} />;
}

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname, search } = new URL(href, "http://here");
  if (pathname === base) seriesPageQuery.prefetch(prefetch, listSchema.read(search));
  const seriesId = matchPath(`${base}/${routes.series}`, pathname)?.params.banknoteSeriesId;
  if (seriesId !== undefined) {
    seriesQuery.prefetch(prefetch, seriesId);
    seriesNotesQuery.prefetch(prefetch, seriesId);
  }
  const noteId = matchPath(`${base}/${routes.note}`, pathname)?.params.noteId;
  if (noteId !== undefined) {
    noteQuery.prefetch(prefetch, noteId);
    informationQuery.prefetch(prefetch, noteId);
  }
}
