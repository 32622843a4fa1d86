import { interactionPolicy as policy, type KoaContextWithOIDC } from "oidc-provider";
import type { Database } from "../database/database.ts";
import { findAccount } from "./accounts.ts";
import { isMember } from "./organizations.ts";

/**
 * When to show the sign-in page: the library's rules, and when the signed-in account is not of the
 * requested organisation.
 */
export function createInteractionPolicy(database: Database): policy.DefaultPolicy {
  const rules = policy.base();
  rules.add(offlineAccess(), 0);
  rules.get("login")?.checks.add(
    new policy.Check(
      "organization_mismatch",
      "the signed-in account does not belong to the organization",
      "login_required",
      async ({ oidc }) => {
        const requested = oidc.params?.organization;
        const accountId = oidc.session?.accountId;
        if (typeof requested !== "string" || accountId === undefined) return false;
        const account = await findAccount(database, accountId);
        return account === undefined || !isMember(account, requested);
      },
    ),
  );
  return rules;
}

/**
 * The library drops offline_access without prompt=consent. There is no consent page, so this
 * prompt, which never prompts, adds the scope again before a code is issued.
 */
function offlineAccess(): policy.Prompt {
  const restore = new policy.Check("offline_access", "requested without consent", (ctx) => {
    const { params } = ctx.oidc;
    const scopes = typeof params?.scope === "string" ? params.scope.split(" ") : [];
    if (params && wantsOfflineAccess(ctx) && !scopes.includes("offline_access")) {
      params.scope = [...scopes, "offline_access"].join(" ").trim();
    }
    return false;
  });
  return new policy.Prompt({ name: "offline_access", requestable: false }, restore);
}

function wantsOfflineAccess(ctx: KoaContextWithOIDC): boolean {
  const requested = ctx.query.scope;
  return typeof requested === "string" && requested.split(" ").includes("offline_access");
}
