/**
 * Whether the user has every required permission (specification 6); true where none is required.
 * It decides only what is shown: the server checks each call.
 */
export function hasAll(granted: readonly string[], asked: readonly string[]): boolean {
  return asked.every((permission) => granted.includes(permission));
}

/** The part of a route that decides who sees it. */
export interface Permissioned {
  /** The required permission; without one everybody sees the route. */
  permission?: string;
  /** Shown only to those without the permission, for a route that replaces another one. */
  restricted?: boolean;
}

/** The rules of specification 2.2: a restricted route shows without the permission, any other with it. */
export function isVisible(route: Permissioned, granted: readonly string[]): boolean {
  if (route.permission === undefined) return true;
  return granted.includes(route.permission) !== (route.restricted ?? false);
}
