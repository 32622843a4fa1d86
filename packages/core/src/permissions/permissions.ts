/**
 * Whether every asked permission is held (specification 6). Nothing asked is always held. This
 * only steers what is shown: the server decides on each call.
 */
export function hasAll(held: readonly string[], asked: readonly string[]): boolean {
  return asked.every((permission) => held.includes(permission));
}

/** An entry of the route table, as far as its visibility goes. */
export interface Permissioned {
  /** The permission the route needs; none means that everybody sees it. */
  permission?: string;
  /** Shown only to those who lack the permission, for a route that takes another one's place. */
  restricted?: boolean;
}

/** The three rules of specification 2.2: restricted for those who lack it, else for those who have it. */
export function isVisible(route: Permissioned, held: readonly string[]): boolean {
  if (route.permission === undefined) return true;
  return held.includes(route.permission) !== (route.restricted ?? false);
}
