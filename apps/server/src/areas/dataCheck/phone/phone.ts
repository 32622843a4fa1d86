import { randomBytes, randomInt } from "node:crypto";
import type { PhoneSession } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { customers } from "../../../auth/tables.ts";
import { notFound, ProblemError } from "../../../http/problemError.ts";
import type { AppContext } from "../../defineArea.ts";
import type { Checks, StoredCheck } from "../checks.ts";
import { stageOf } from "../present.ts";
import { uploadStateOf } from "../uploads.ts";

/** How long the address of a session opens, in ms. */
const sessionMs = 600_000;

const purpose = "phone sessions";

/** Signs of a code: none is mistaken for another one. */
const codeSigns = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 8;

/** What a phone sends to be known by. */
export interface PhoneKey {
  readonly secret: string;
  /** Made by the phone: the first one that opens a session stays the only one. */
  readonly device: string;
}

/** Sessions that a phone opens without signing in. */
export function createPhones({ database, sealed, appOrigins, now }: AppContext, checks: Checks) {
  const hash = (text: string) => sealed.digest(text, purpose);

  const isOver = ({ row }: StoredCheck) => stageOf(row, now()) === "expired";

  return {
    /** A secret and a code for a new session, and what is stored of them. */
    invite() {
      const secret = makeSecret();
      const code = Array.from({ length: codeLength }, () =>
        codeSigns.charAt(randomInt(codeSigns.length)),
      ).join("");
      const [origin = ""] = appOrigins;
      return {
        // After the hash sign, so that no server and no log sees it.
        invited: { url: `${origin}/passcheck/phone#${secret}`, code },
        stored: {
          secretHash: hash(secret),
          codeHash: hash(code),
          secretUntil: new Date(now().getTime() + sessionMs),
        },
      };
    },

    /** Binds the phone on which a code was typed; it opens nothing on another one. Throws a ProblemError. */
    async openByCode({ code, device }: { code: string; device: string }): Promise<string> {
      const check = await checks.byCode(hash(code));
      if (check === undefined || isOver(check)) throw notFound("This code is not open");
      const deviceHash = hash(device);
      if (isOfAnother(check, deviceHash)) throw taken();
      const secret = makeSecret();
      await checks.change(check.row.id, {
        typedSecretHash: hash(secret),
        deviceHash,
        phoneSeenAt: now(),
      });
      return secret;
    },

    /** The session of a phone; the first call binds it. Throws a ProblemError. */
    async open({ secret, device }: PhoneKey): Promise<StoredCheck> {
      const check = await checks.bySecret(hash(secret));
      if (check === undefined || isOver(check)) throw notFound("This address is not open");
      const deviceHash = hash(device);
      if (isOfAnother(check, deviceHash)) throw taken();
      await checks.change(check.row.id, { deviceHash, phoneSeenAt: now() });
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

export type Phones = ReturnType<typeof createPhones>;

const isOfAnother = ({ row }: StoredCheck, deviceHash: string): boolean =>
  row.deviceHash !== null && row.deviceHash !== deviceHash;

const makeSecret = (): string => randomBytes(24).toString("base64url");

const taken = () =>
  new ProblemError("conflict", { detail: "Another phone has opened this session" });
