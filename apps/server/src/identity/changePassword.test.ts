import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { accounts } from "../auth/tables.ts";
import { demoAccountId, describeOnBoth } from "../testing/startApi.ts";
import { formerPasswords, identityArtifacts } from "./tables.ts";

const accountId = demoAccountId("newcomer");

describeOnBoth("the sessions of an account whose password is changed", (api) => {
  beforeEach(async () => {
    const row = (model: string, id: string, of: string, grantId: string | null = null) => ({
      model,
      id,
      payload: { accountId: of },
      grantId,
      uid: grantId === null ? null : grantId.replace("grant", "session"),
    });
    await api().database.delete(identityArtifacts);
    await api()
      .database.insert(identityArtifacts)
      .values([
        { ...row("Session", "s1", accountId), uid: "session 1" },
        row("Grant", "grant 1", accountId),
        row("RefreshToken", "r1", accountId, "grant 1"),
        { ...row("Session", "s2", accountId), uid: "session 2" },
        row("Grant", "grant 2", accountId),
        row("RefreshToken", "r2", accountId, "grant 2"),
        row("RefreshToken", "r3", demoAccountId("clerk"), "grant 3"),
      ]);
  });

  it("end with their grants and tokens, but for the present one and those of others", async () => {
    const account = eq(accounts.id, accountId);
    const [before] = await api().database.select().from(accounts).where(account);
    const outcome = await api().identity.changePassword({
      accountId,
      current: "a password of the tests",
      next: "gravel otter lantern 41",
      remote: "127.0.0.1",
      session: "session 1",
    });
    expect(outcome).toEqual({ kind: "changed" });
    const left = await api().database.select({ id: identityArtifacts.id }).from(identityArtifacts);
    expect(left.map(({ id }) => id).sort()).toEqual(["grant 1", "r1", "r3", "s1"]);
    await api().database.delete(formerPasswords);
    await api()
      .database.update(accounts)
      .set({ ...before })
      .where(account);
  });
});
