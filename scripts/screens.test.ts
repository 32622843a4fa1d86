import { expect, it } from "vitest";
import { paths } from "../apps/web/src/url/paths.ts";
import { areas } from "../e2e/pages/screens.ts";

/** What the journeys reach by a link, since its id is another one each time. */
const reachedByLink = ["/ct/changes/id/:changeId"];

const walked = Object.values(areas)
  .flatMap(({ addresses }) => addresses)
  .map((address) => new URL(address, "http://here").pathname);

interface Area {
  readonly base: string;
  /** A second place of the same screens. */
  readonly metalBase?: string;
  readonly routes: Readonly<Record<string, string>>;
}

/** Every address of the product: what its bases are, and the pattern below them. */
const screens = Object.values<Area | string | ((id: string) => string)>(paths).flatMap((area) => {
  if (typeof area !== "object") return [];
  const bases = [area.base, ...(area.metalBase === undefined ? [] : [area.metalBase])];
  return Object.values(area.routes).map((route) => ({ bases, route }));
});

/** Fits the addresses of a pattern: `:name` is one segment, `:name?` may be away, `/*` is anything. */
function fits(path: string, base: string, route: string): boolean {
  const below = route === "" ? [] : route.split("/");
  const source = below.map((segment) => {
    if (segment === "*") return "(?:/.*)?";
    if (segment.endsWith("?")) return "(?:/[^/]+)?";
    return segment.startsWith(":") ? "/[^/]+" : `/${segment}`;
  });
  return new RegExp(`^${base}${source.join("")}$`).test(path);
}

it("every screen is among those that are walked with axe", () => {
  const missing = screens
    .filter(({ bases, route }) => !bases.some((base) => isWalked(base, route)))
    .map(({ bases, route }) => `${bases[0]}/${route}`)
    .filter((pattern) => !reachedByLink.includes(pattern));
  expect(missing).toEqual([]);
});

const isWalked = (base: string, route: string) => walked.some((path) => fits(path, base, route));
