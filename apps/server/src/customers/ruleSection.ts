import type {
  Language,
  Permission,
  Problem,
  RuleGap as Gap,
  RuleSection,
} from "@specimen/api/contract";
import type * as z from "zod/mini";
import type { Customer } from "../auth/customers.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { SendJob } from "../jobs/jobs.ts";

/** Subjects that lack something. */
export interface RuleGap {
  readonly kind: Gap["kind"];
  readonly subjects: readonly string[];
}

/** Rules of a section by subject; a subject without one has the default. */
export type Rules<V> = ReadonlyMap<string, V>;

/** New rules by subject; null restores the default. */
export type NewRules<V> = ReadonlyMap<string, V | null>;

/** A record that a rule mentions by its id, with a section that can name it. */
export interface Mention {
  readonly section: RuleSection;
  readonly id: string;
}

/** A refused rule: its subject, the path in it, and what was wrong. */
export interface RuleFault {
  readonly subject: string;
  readonly path: string;
  readonly code: NonNullable<Problem["errors"]>[number]["code"];
}

/**
 * A part of the customers' rules, offered by the value of an area. The tables behind `read` and
 * `write` hold what is in effect; only the rule book calls `write`.
 */
export interface RulesOf<V> {
  readonly name: RuleSection;
  /** All are needed to read or change it. */
  readonly permissions: readonly [Permission, ...Permission[]];
  /** The schema of one subject's rule. */
  readonly value: z.ZodMiniType<V>;
  /** The rules in effect: of the given subjects, or all. */
  read(
    database: Database | Transaction,
    customerId: string,
    subjects?: readonly string[],
  ): Promise<Rules<V>>;
  /**
   * Whether what is stored of a subject counts now, and not what its last change made it: where a
   * change of another subject alters it too, as the import of a list does a number.
   */
  isAlteredByOthers?(subject: string): boolean;
  /**
   * Replaces the rules of the given subjects; `at` is when they take effect. Jobs that are sent here
   * are stored with the rules, or nothing is.
   */
  write(
    transaction: Transaction,
    customerId: string,
    rules: NewRules<V>,
    at: Date,
    send: SendJob,
  ): Promise<void>;
  /** Brings a rule to the form it is stored in: HTML sanitised, nothing empty; null is the default. */
  clean?(value: V): V | null;
  /** Faults that the schema cannot see, such as subjects that do not exist. */
  check?(
    transaction: Database | Transaction,
    customerId: string,
    rules: NewRules<V>,
    sectionOf: SectionOf,
  ): Promise<readonly RuleFault[]>;
  /** The subjects that belong to a country, for a transfer. */
  ofCountry?(countryId: string): Promise<readonly string[]>;
  /** What the customer has not said yet. */
  gaps?(customer: Customer): Promise<readonly RuleGap[]>;
  /** The records that a rule mentions: subjects of other sections, or of its own. */
  mentions?(value: V): readonly Mention[];
  /** Names of subjects for readers; a subject without one is shown as it is. */
  labels?(
    customerId: string,
    subjects: readonly string[],
    language: Language,
  ): Promise<ReadonlyMap<string, string>>;
}

/** A section whose type of rule is not known; its rules pass its schema. */
export type AnyRules = RulesOf<unknown>;

/** Finds a section by its name. */
export type SectionOf = (name: RuleSection) => Pick<AnyRules, "permissions">;

/** Returns the section with the type of its rules erased. */
export function defineRules<V>(section: RulesOf<V>): RulesOf<V> {
  return section;
}

/** Whether somebody has the permissions of a section. */
export const mayRead = (
  { permissions }: { readonly permissions: ReadonlySet<string> },
  section: Pick<AnyRules, "permissions">,
): boolean => section.permissions.every((permission) => permissions.has(permission));

/** A rule in the form it is stored in; null is the default. */
export const cleanRule = (section: AnyRules, rule: unknown): unknown =>
  rule === null || section.clean === undefined ? rule : section.clean(rule);
