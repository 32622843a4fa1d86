import type { Customers } from "../auth/customers.ts";
import type { AnswerCache } from "../http/answerCache.ts";
import type { Lexicon } from "../catalogue/lexicon.ts";
import type { Database } from "../database/database.ts";
import type { VerifyProof } from "../auth/verifyProof.ts";
import type { VerifyToken } from "../auth/verifyToken.ts";

/** What every route of the knowledge API stands on. */
export interface World {
  readonly database: Database;
  readonly customers: Customers;
  readonly lexicon: Lexicon;
  readonly cache: AnswerCache;
  readonly verifyToken: VerifyToken;
  readonly verifyProof: VerifyProof;
  /** Redeems one-time data for an API token, or null (specification 7.2). */
  readonly redeem: (data: { otp: string; hash: string }) => Promise<string | null>;
  /** The clock: answers are derived for its day. */
  readonly now: () => Date;
  /** The API's own origin, under which pictures are addressed. */
  readonly publicUrl: string;
  /** Origins of the app, which may read answers (CORS). */
  readonly appOrigins: ReadonlySet<string>;
  /** Names what answers are made from besides customer, language and day. */
  readonly revision: string;
  readonly imagesRevision: string;
  /** Told of faults of the server itself. */
  readonly onError: (error: unknown, requestId: string) => void;
}
