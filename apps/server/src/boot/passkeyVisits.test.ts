import { expect, it } from "vitest";
import { createConfirmations } from "../identity/passkeys/confirmations.ts";
import { demoAccountId, describeOnBoth } from "../testing/startApi.ts";

describeOnBoth("signing out of a one-time link", (api) => {
  it("ends the visits of the account to the page of its passkeys, and no other's", async () => {
    const visits = createConfirmations(api().database);
    await visits.begin("own", { accountId: demoAccountId("clerk"), isComplete: true });
    await visits.begin("other", { accountId: demoAccountId("officer"), isComplete: true });
    const token = await api().identity.signApiToken("specimen|clerk");
    const signedOut = await api().call("/auth/sign-out", { method: "POST", token });
    expect(signedOut.status).toBe(200);
    expect(await visits.find("own")).toBeUndefined();
    expect(await visits.find("other")).toBeDefined();
  });
});
