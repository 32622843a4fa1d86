import * as z from "zod/mini";
import { operation } from "./operation.ts";
import type { Permission } from "./permissions.ts";
import { TextsChange, textsBodyLimit, VersionedTexts } from "./texts.ts";

/**
 * What became of a change: it waits for a second administrator, was refused or withdrawn, takes effect
 * at a time to come, took effect, or has ended.
 */
export const ChangeOutcome = z
  .enum(["waiting", "refused", "withdrawn", "scheduled", "effective", "ended"])
  .register(z.globalRegistry, { id: "ChangeOutcome" });
export type ChangeOutcome = z.infer<typeof ChangeOutcome>;

/** With every change of a rule: when it is in effect, the screen it was made on, and why. */
export const changeOptions = {
  /** A UTC instant; without it, or in the past, now. */
  effectiveFrom: z.optional(z.iso.datetime()),
  /** From this instant on the former rule is in effect again; without it the change stays. */
  validUntil: z.optional(z.iso.datetime()),
  /** The path of the screen, such as `ct/notes/travel`. */
  screen: z.optional(z.string().check(z.maxLength(100))),
  reason: z.optional(z.string().check(z.maxLength(500))),
};
export const ChangeOptions = z.object(changeOptions);
export type ChangeOptions = z.infer<typeof ChangeOptions>;

/** What became of a change; `unchanged` where the sent rules are those that are in effect. */
export const RuleWritten = z
  .object({
    /** Null where nothing changed. */
    changeId: z.nullable(z.string()),
    status: z.union([ChangeOutcome, z.literal("unchanged")]),
    /** The subjects whose rules differ, such as the id of a new article. */
    subjects: z.array(z.string()),
    /** For the If-Match of the next change. */
    version: z.string(),
  })
  .register(z.globalRegistry, { id: "RuleWritten" });
export type RuleWritten = z.infer<typeof RuleWritten>;

type Needed = readonly [Permission, ...Permission[]];

/** The operations of a text in all languages: read and replace. */
export function textOperations<const Path extends `/${string}`, P extends z.ZodMiniObject>(of: {
  readonly path: Path;
  readonly what: string;
  readonly access: Needed;
  readonly params: P;
  /** Where the path without it shows the text in the reader's language. */
  readonly readPath?: `/${string}`;
}) {
  const { path, what, access, params, readPath = path } = of;
  return {
    read: operation({
      method: "get",
      path: readPath,
      summary: `${what} in every language`,
      access,
      params,
      answer: VersionedTexts,
      versioned: true,
    }),
    change: operation({
      method: "put",
      path,
      summary: `Replace ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
      access,
      params,
      query: ChangeOptions,
      body: TextsChange,
      bodyLimit: textsBodyLimit,
      ifMatch: true,
      answer: RuleWritten,
    }),
  };
}
