import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { errors, type Adapter, type AdapterPayload } from "oidc-provider";
import { endSessions } from "../auth/endedSessions.ts";
import type { Database } from "../database/database.ts";
import { isStorable, unstorableIn } from "../database/text.ts";
import { identityArtifacts } from "./tables.ts";

/**
 * Seconds for which a rotated refresh token is still accepted, so that concurrent tabs stay signed
 * in.
 */
const refreshReuseSeconds = 10;

/** Models whose rows belong to a grant and are deleted with it. */
const grantMembers = ["AccessToken", "AuthorizationCode", "RefreshToken"];

/** The provider's storage: one adapter per model, all on `identity_artifacts`. */
export function createArtifactStore(database: Database): (model: string) => Adapter {
  return (model) => {
    const row = (id: string) =>
      and(eq(identityArtifacts.model, model), eq(identityArtifacts.id, id));

    return {
      async upsert(id, payload, expiresIn) {
        // What a caller sent is part of what is stored.
        const [path] = unstorableIn(payload);
        if (path !== undefined) {
          const name = String(path.at(-1));
          throw new errors.InvalidRequest(`${name} has characters that cannot be stored`);
        }
        const values = {
          model,
          id,
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? payload.sessionUid ?? null,
          userCode: payload.userCode ?? null,
          expiresAt:
            expiresIn === undefined ? null : new Date(Date.now() + Math.ceil(expiresIn) * 1000),
        };
        await database
          .insert(identityArtifacts)
          .values(values)
          .onConflictDoUpdate({
            target: [identityArtifacts.model, identityArtifacts.id],
            set: values,
          });
      },

      async find(id) {
        if (!isStorable(id)) return undefined;
        const [found] = await database.select().from(identityArtifacts).where(row(id)).limit(1);
        return found && toPayload(model, found);
      },

      async findByUid(uid) {
        if (!isStorable(uid)) return undefined;
        const [found] = await database
          .select()
          .from(identityArtifacts)
          .where(and(eq(identityArtifacts.model, model), eq(identityArtifacts.uid, uid)))
          .limit(1);
        return found && toPayload(model, found);
      },

      async findByUserCode(userCode) {
        if (!isStorable(userCode)) return undefined;
        const [found] = await database
          .select()
          .from(identityArtifacts)
          .where(and(eq(identityArtifacts.model, model), eq(identityArtifacts.userCode, userCode)))
          .limit(1);
        return found && toPayload(model, found);
      },

      async consume(id) {
        const spent = await database
          .update(identityArtifacts)
          .set({ consumedAt: new Date() })
          .where(and(row(id), isNull(identityArtifacts.consumedAt)))
          .returning({ id: identityArtifacts.id });
        // Of two concurrent exchanges of one code, only the first may succeed.
        if (spent.length === 0 && model === "AuthorizationCode") {
          throw new errors.InvalidGrant("authorization code already consumed");
        }
      },

      async destroy(id) {
        await database.delete(identityArtifacts).where(row(id));
      },

      async revokeByGrantId(grantId) {
        await database
          .delete(identityArtifacts)
          .where(and(eq(identityArtifacts.grantId, grantId), eq(identityArtifacts.model, model)));
      },
    };
  };
}

/**
 * Deletes every code and token issued in a provider session, whatever their grant, and makes the
 * API refuse its access tokens.
 */
export async function revokeSession(database: Database, sessionUid: string): Promise<void> {
  await endSessions(database, [sessionUid]);
  await database
    .delete(identityArtifacts)
    .where(
      and(eq(identityArtifacts.uid, sessionUid), inArray(identityArtifacts.model, grantMembers)),
    );
}

/** Deletes what expired more than a minute ago (clock tolerance of the provider: 15 s). */
export async function sweepArtifacts(database: Database): Promise<void> {
  await database
    .delete(identityArtifacts)
    .where(lt(identityArtifacts.expiresAt, new Date(Date.now() - 60_000)));
}

function toPayload(model: string, row: typeof identityArtifacts.$inferSelect): AdapterPayload {
  if (!row.consumedAt) return row.payload;
  const age = Date.now() - row.consumedAt.getTime();
  if (model === "RefreshToken" && age < refreshReuseSeconds * 1000) return row.payload;
  return { ...row.payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) };
}
