import { randomUUID } from "node:crypto";
import type {
  CheckPage,
  CheckService,
  DataCheck,
  Inquiry,
  RuleResult,
} from "@specimen/api/contract";
import { and, asc, eq, gt, lte, or } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import type { SealedValues } from "../../database/sealedValues.ts";
import { notFound } from "../../http/problemError.ts";
import { dataCheckPages, dataCheckPieces, dataChecks } from "./tables.ts";

/** What was read from one picture. */
export type PageReading = Pick<CheckPage, "width" | "height" | "advice" | "lines" | "isSure"> & {
  /** Check digits as the reader judged them, from how sure their characters are. */
  readonly digits: readonly {
    readonly name: string;
    readonly outcome: RuleResult["outcome"];
  }[];
  /** Fields of a licence's barcode, by the names of the form. */
  readonly licence: Readonly<Record<string, string>> | null;
};

/** A question to a service; what was sent follows from the document. */
export type StoredInquiry = Omit<Inquiry, "fields">;

/** What is known of a document and its holder; stored sealed. */
export interface CheckContent {
  readonly documentId: string | null;
  readonly lines: readonly string[];
  readonly printed: Readonly<Record<string, string>>;
  /** Whether the document shows the chip symbol; null where nobody looked. */
  readonly hasChipSymbol: boolean | null;
  readonly rules: readonly RuleResult[];
  readonly verdict: DataCheck["verdict"];
  readonly checkedAt: string | null;
  /** By the number of the page; null until it was read. */
  readonly pages: readonly (PageReading | null)[];
  /** What services outside said of these lines. */
  readonly inquiries: Readonly<Partial<Record<CheckService, StoredInquiry>>>;
}

export type CheckRow = typeof dataChecks.$inferSelect;
export type PageRow = typeof dataCheckPages.$inferSelect;

/** A check with its pictures' states. */
export interface StoredCheck {
  readonly row: CheckRow;
  readonly content: CheckContent;
  readonly pages: readonly PageRow[];
}

/** Who makes a check. */
export interface Checker {
  readonly accountId: string;
  readonly customer: { readonly id: string; readonly settings: { dataCheckKeptHours: number } };
}

type NewCheck = Pick<CheckRow, "way" | "stage"> &
  Partial<Pick<CheckRow, "secretHash" | "secretUntil" | "codeHash">>;

/** What is known of a new check. */
export interface NewContent {
  readonly pictures?: readonly number[] | undefined;
  readonly documentId?: string | null;
}

type ContentOf = (content: CheckContent) => CheckContent;

interface Change {
  readonly contentOf?: ContentOf | undefined;
  /** Changes nothing of a check that is at none of these. */
  readonly stages?: readonly CheckRow["stage"][];
  /** Done in the same transaction. */
  readonly further?: (transaction: Transaction) => Promise<void>;
}

const emptyContent: CheckContent = {
  documentId: null,
  lines: [],
  printed: {},
  hasChipSymbol: null,
  rules: [],
  verdict: null,
  checkedAt: null,
  pages: [],
  inquiries: {},
};

const hour = 3_600_000;

/** The checks of a database. */
export function createChecks(database: Database, sealed: SealedValues, now: () => Date) {
  const seal = (id: string, content: CheckContent) =>
    sealed.seal(new TextEncoder().encode(JSON.stringify(content)), id);
  const unseal = ({ id, content }: CheckRow): CheckContent => ({
    // A check of an earlier version may lack a part.
    ...emptyContent,
    ...(JSON.parse(new TextDecoder().decode(sealed.open(content, id))) as Partial<CheckContent>),
  });

  async function read(
    where: ReturnType<typeof and>,
    from: Database | Transaction = database,
  ): Promise<StoredCheck | undefined> {
    const [row] = await from
      .select()
      .from(dataChecks)
      .where(and(where, gt(dataChecks.expiresAt, now())));
    if (row === undefined) return undefined;
    const pages = await from
      .select()
      .from(dataCheckPages)
      .where(eq(dataCheckPages.checkId, row.id))
      .orderBy(asc(dataCheckPages.page));
    return { row, content: unseal(row), pages };
  }

  const change = (
    id: string,
    values: Partial<CheckRow>,
    { contentOf, stages, further }: Change = {},
  ) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(dataChecks)
        .where(eq(dataChecks.id, id))
        .for("update");
      if (row === undefined || stages?.includes(row.stage) === false) return false;
      const content = contentOf && { content: seal(id, contentOf(unseal(row))) };
      await transaction
        .update(dataChecks)
        .set({ ...values, ...content })
        .where(eq(dataChecks.id, id));
      await further?.(transaction);
      return true;
    });

  return {
    /** Makes a check, with pictures of these sizes in bytes to come, of a series that may be known. */
    async create(
      transaction: Transaction,
      { accountId, customer }: Checker,
      check: NewCheck,
      { pictures = [], documentId = null }: NewContent = {},
    ): Promise<CheckRow> {
      const id = randomUUID();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + customer.settings.dataCheckKeptHours * hour);
      const pages = pictures.map(() => null);
      const content = seal(id, { ...emptyContent, documentId, pages });
      const values = { id, accountId, customerId: customer.id, createdAt, expiresAt, content };
      const [row] = await transaction
        .insert(dataChecks)
        .values({ ...values, ...check })
        .returning();
      if (row === undefined) throw new Error("no check was stored");
      await addPages(transaction, id, pictures);
      return row;
    },

    /**
     * Says which pictures of these sizes will come from a phone, in the place of any before them;
     * resolves with whether the check still takes pictures.
     */
    announce: (
      id: string,
      pictures: readonly number[],
      hasChipSymbol: boolean | null,
    ): Promise<boolean> =>
      change(
        id,
        { stage: "uploading" },
        {
          contentOf: (content) => ({ ...content, pages: pictures.map(() => null), hasChipSymbol }),
          // A phone that was closed while it sent takes its pictures anew.
          stages: ["capturing", "uploading"],
          further: async (transaction) => {
            await transaction.delete(dataCheckPieces).where(eq(dataCheckPieces.checkId, id));
            await transaction.delete(dataCheckPages).where(eq(dataCheckPages.checkId, id));
            await addPages(transaction, id, pictures);
          },
        },
      ),

    /** A check of its maker; throws a ProblemError not_found for everybody else, and when it has expired. */
    async ofMaker(id: string, accountId: string): Promise<StoredCheck> {
      const check = await read(and(eq(dataChecks.id, id), eq(dataChecks.accountId, accountId)));
      if (check === undefined) throw notFound("There is no such check, or it was deleted");
      return check;
    },

    /** A check by id, for jobs. */
    find: (id: string) => read(eq(dataChecks.id, id)),

    /** A check by the hash of a secret of its phone, or of the code that was typed. */
    bySecret: (hash: string) =>
      read(or(eq(dataChecks.secretHash, hash), eq(dataChecks.typedSecretHash, hash))),
    byCode: (codeHash: string) => read(eq(dataChecks.codeHash, codeHash)),

    /** Changes a check; changes of one check wait for one another. */
    change: (id: string, values: Partial<CheckRow>, contentOf?: ContentOf) =>
      change(id, values, { contentOf }),

    /** Changes a check that is still at one of some stages; resolves with whether it was. */
    changeAt: (
      stages: readonly CheckRow["stage"][],
      id: string,
      values: Partial<CheckRow>,
      contentOf?: ContentOf,
    ): Promise<boolean> => change(id, values, { contentOf, stages }),

    changePage: (id: string, page: number, values: Partial<PageRow>) =>
      database.update(dataCheckPages).set(values).where(isPage(id, page)),

    /** Shows how far the reading of a page is; one that arrives after its end changes nothing. */
    showStep: (id: string, page: number, step: PageRow["step"]) =>
      database
        .update(dataCheckPages)
        .set({ step })
        .where(and(isPage(id, page), eq(dataCheckPages.state, "reading"))),

    /** Deletes a check with its pictures and result. */
    async remove(id: string, accountId: string): Promise<boolean> {
      const gone = await database
        .delete(dataChecks)
        .where(and(eq(dataChecks.id, id), eq(dataChecks.accountId, accountId)))
        .returning({ id: dataChecks.id });
      return gone.length > 0;
    },

    /** Deletes every check whose term is over. */
    removeExpired: () => database.delete(dataChecks).where(lte(dataChecks.expiresAt, now())),
  };
}

export type Checks = ReturnType<typeof createChecks>;

const isPage = (checkId: string, page: number) =>
  and(eq(dataCheckPages.checkId, checkId), eq(dataCheckPages.page, page));

async function addPages(
  transaction: Transaction,
  checkId: string,
  pictures: readonly number[],
): Promise<void> {
  if (pictures.length === 0) return;
  await transaction
    .insert(dataCheckPages)
    .values(pictures.map((bytes, page) => ({ checkId, page, bytes })));
}
