import { defineArea, type Area } from "../areas/Area.ts";

/** The value of an area, of which a test says only what it is about. */
export const sampleArea = (area: Pick<Area, "name" | "base"> & Partial<Area>): Area =>
  defineArea({
    icon: "home",
    routes: { index: "" },
    words: [],
    load: () => Promise.reject(new Error("The screens of a sample area are not loaded")),
    ...area,
  });

/** Areas as far as screens of other areas know them: they open banknotes. */
export const sampleAreas: readonly Area[] = [
  sampleArea({
    name: "banknotes",
    base: "/notes",
    permission: "banknotes:read",
    records: {
      banknote: {
        icon: "banknote",
        path: ({ id, countryId }) => `/notes/show/noteId/${id}/countryId/${countryId}`,
      },
    },
  }),
];
