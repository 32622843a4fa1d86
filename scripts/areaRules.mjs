const web = "apps/web/src";
const list = `^${web}/app/areas\\.ts$`;
const testFiles = "\\.(test|spec|stories)\\.tsx?$";

/**
 * An area is one value in one list: everything else is derived from the list, so nothing else
 * names an area. Sign-in is no area, and the tests of an area may read its value.
 * @type {import("dependency-cruiser").IRegularForbiddenRuleType[]}
 */
export const areaRules = [
  {
    name: "areas: one list",
    comment: "Only app/areas.ts imports the value of an area.",
    severity: "error",
    from: { path: `^${web}/`, pathNot: [list, `^${web}/features/.*${testFiles}`] },
    to: { path: `^${web}/features/[^/]+/area\\.ts$` },
  },
  {
    name: "areas: named once",
    comment: "app reaches areas through the list in app/areas.ts.",
    severity: "error",
    from: { path: `^${web}/app/`, pathNot: list },
    to: { path: `^${web}/features/`, pathNot: `^${web}/features/auth/` },
  },
  {
    name: "areas: values only",
    comment: "The value of an area is part of the first load: its code comes by its loaders.",
    severity: "error",
    from: { path: `^${web}/(app/areas|features/[^/]+/area)\\.ts$` },
    to: {
      path: `^${web}/(features|widgets|services|app)/`,
      pathNot: `^${web}/features/[^/]+/(area|countries)\\.ts$`,
      dependencyTypesNot: ["dynamic-import", "type-only"],
    },
  },
];
