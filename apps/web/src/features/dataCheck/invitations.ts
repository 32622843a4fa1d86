import type { DataCheck } from "@specimen/api/contract";

type Invited = Pick<NonNullable<DataCheck["phone"]>, "url" | "code">;

/**
 * The addresses that phones were invited to, by check. The service tells an address once; every later
 * answer gets it from here, also when the screen was left or the connection was lost meanwhile.
 */
export function createInvitations() {
  const invitations = new Map<string, Invited>();
  return {
    take(check: DataCheck): DataCheck {
      if (check.phone !== null) {
        const { url, code } = check.phone;
        invitations.set(check.id, { url, code });
      }
      return check;
    },
    addTo: (check: DataCheck): DataCheck =>
      check.phone === null
        ? check
        : { ...check, phone: { ...check.phone, ...invitations.get(check.id) } },
    drop: (checkId: string) => void invitations.delete(checkId),
  };
}
