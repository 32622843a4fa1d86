import { randomBytes } from "node:crypto";
import type { PhoneSession } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { customers } from "../../auth/tables.ts";
import { notFound, ProblemError } from "../../http/problemError.ts";
import type { AppContext } from "../defineArea.ts";
import type { Checks, StoredCheck } from "./checks.ts";
import { stageOf } from "./present.ts";
import { uploadStateOf } from "./uploads.ts";

/** How long the address of a session opens, in ms. */
export const SESSION_MS = 600_000;

const purpose = "phone sessions";

/** What a phone sends to be known by. */
export interface PhoneKey {
  readonly secret: string;
  /** Made by the phone: the first one that opens a session stays the only one. */
  readonly device: string;
}

/** Sessions that a phone opens without signing in. */
export function createPhones({ database, sealed, appOrigins, now }: AppContext, checks: Checks) {
  const hash = (text: string) => sealed.digest(text, purpose);

  return {
    /** A secret for a new session, what is stored of it, and the address that the phone opens. */
    invite() {
      const secret = randomBytes(24).toString("base64url");
      const [origin = ""] = appOrigins;
      return {
        // After the hash sign, so that no server and no log sees it.
        url: `${origin}/passcheck/phone#${secret}`,
        stored: { secretHash: hash(secret), secretUntil: new Date(now().getTime() + SESSION_MS) },
      };
    },

    /** The session of a phone; the first call binds it. Throws a ProblemError. */
    async open({ secret, device }: PhoneKey): Promise<StoredCheck> {
      const check = await checks.bySecret(hash(secret));
      if (check === undefined) throw notFound("This address is not open");
      const { row } = check;
      const isOver = stageOf(row, now()) === "expired";
      if (isOver) throw notFound("This address is not open");
      const deviceHash = hash(device);
      if (row.deviceHash !== null && row.deviceHash !== deviceHash) {
        throw new ProblemError("conflict", { detail: "Another phone has opened this address" });
      }
      await checks.change(row.id, { deviceHash, phoneSeenAt: now() });
      return check;
    },

    /** What the phone is told. */
    async tell({ row, content, pages }: StoredCheck): Promise<PhoneSession> {
      const [customer] = await database
        .select({ name: customers.name })
        .from(customers)
        .where(eq(customers.id, row.customerId));
      return {
        stage: stageOf(row, now()),
        validUntil: (row.secretUntil ?? row.expiresAt).toISOString(),
        customerName: customer?.name ?? "",
        upload: uploadStateOf(pages),
        refusal: pages.find(({ refusal }) => refusal !== null)?.refusal ?? null,
        advice: [...new Set(content.pages.flatMap((reading) => reading?.advice ?? []))],
      };
    },
  };
}
