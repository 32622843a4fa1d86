/** The part of a route that decides who sees it. */
export interface Permissioned {
  /** The required permission; without one everybody sees the route. */
  permission?: string;
  /** Shown only to those without the permission, for a route that replaces another one. */
  restricted?: boolean;
}

/**
 * The rules of specification 2.2: a restricted route shows without the permission, any other with it.
 * They decide only what is shown: the server checks each call.
 */
export function isVisible(route: Permissioned, granted: readonly string[]): boolean {
  if (route.permission === undefined) return true;
  return granted.includes(route.permission) !== (route.restricted ?? false);
}
