import { randomUUID } from "node:crypto";
import {
  clientTool,
  type Operation,
  type Permission,
  permissions,
  Problem,
} from "@specimen/api/contract";
import { eq, like } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { accounts } from "../auth/tables.ts";
import {
  addressOf,
  answering,
  callOf,
  guarded,
  nameOf,
  permitted,
} from "../testing/contractCalls.ts";
import { describeOnBoth } from "../testing/startApi.ts";

/** Every permission that a call needs. */
const demanded = [...new Set(permitted.flatMap(needsOf))];
/** Every set of permissions that a call needs. */
const needed = [...new Set(permitted.map((operation) => needsOf(operation).join(" ")))];

function needsOf({ access }: Operation): readonly Permission[] {
  return typeof access === "object" ? access : [];
}

/** How a call is answered that is permitted. */
function answersOf(operation: Operation): readonly number[] {
  // The section that it names is read by those alone who may change it.
  if (operation.path === clientTool.ruledSubjects.path) return [403];
  // Of others, what they name is not there, or their body or version is missing.
  return answering.includes(operation) ? [200] : [400, 404, 422];
}

describeOnBoth("permissions one at a time", (api) => {
  /** A token of somebody with these permissions alone. */
  async function tokenWith(permissions: readonly Permission[]): Promise<string> {
    const id = `permitted|${randomUUID()}`;
    const [clerk] = await api()
      .database.select()
      .from(accounts)
      .where(eq(accounts.username, "clerk"));
    if (clerk === undefined) throw new Error("there is no clerk");
    await api()
      .database.insert(accounts)
      .values({ ...clerk, id, username: id, email: id, permissions: [...permissions] });
    return api().identity.signApiToken(id);
  }
  afterAll(async () => {
    await api().database.delete(accounts).where(like(accounts.id, "permitted|%"));
  });

  it.each(demanded)(
    "a call that needs %s is refused to somebody who has every permission but that one",
    async (lacked) => {
      const token = await tokenWith(permissions.filter((each) => each !== lacked));
      const needing = permitted.filter((operation) => needsOf(operation).includes(lacked));
      expect(needing.length).toBeGreaterThan(0);
      for (const operation of needing) {
        const answer = await api().call(addressOf(operation), { token, ...callOf(operation) });
        expect([nameOf(operation), answer.status]).toEqual([nameOf(operation), 403]);
        expect(Problem.parse(await answer.json()).permissions).toEqual([lacked]);
      }
    },
  );

  it.each(needed)(
    "a call that needs %s is not refused to somebody who has nothing else",
    async (names) => {
      const token = await tokenWith(permissions.filter((each) => names.split(" ").includes(each)));
      for (const operation of permitted.filter((each) => needsOf(each).join(" ") === names)) {
        const answer = await api().call(addressOf(operation), { token, ...callOf(operation) });
        expect(answersOf(operation), nameOf(operation)).toContain(answer.status);
      }
    },
  );

  it.each(
    guarded
      .filter((operation) => !permitted.includes(operation) && answering.includes(operation))
      .map((operation) => [nameOf(operation), operation] as const),
  )("%s answers somebody who is signed in and has no permission", async (_name, operation) => {
    const token = await tokenWith([]);
    const answer = await api().call(addressOf(operation), { token, ...callOf(operation) });
    expect(answer.status).toBe(200);
  });

  it("are walked through for every call of the contract", () => {
    const signedIn = guarded.filter(({ access }) => access === "signedIn");
    expect(guarded).toHaveLength(signedIn.length + permitted.length);
    expect(demanded.length).toBeGreaterThan(25);
    expect(needed.length).toBeGreaterThan(20);
  });
});
