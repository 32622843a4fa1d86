import type {
  ChangeOptions,
  RuleSection,
  RuleWritten,
  TextsChange,
  VersionedTexts,
} from "@specimen/api/contract";
import { Texts } from "@specimen/api/contract";
import type { Caller } from "../auth/authorize.ts";
import type { Database } from "../database/database.ts";
import type { RuleBook } from "./ruleBook.ts";

/** Input of the calls on texts. */
interface TextInput<P> {
  readonly params: P;
  readonly user: Caller;
}

/** Handlers of a section of texts: all languages of one subject. */
export interface TextHandlers<P> {
  read(input: TextInput<P>): Promise<VersionedTexts>;
  change(
    input: TextInput<P> & {
      readonly query: ChangeOptions;
      readonly body: TextsChange;
      readonly version: number;
    },
  ): Promise<RuleWritten>;
}

/** The handlers of `textOperations`; `subjectOf` throws not_found where there is no such subject. */
export function textHandlers<P>(
  { database, rules }: { readonly database: Database; readonly rules: RuleBook },
  section: RuleSection,
  subjectOf: (params: P) => string | Promise<string>,
): TextHandlers<P> {
  return {
    async read({ params, user }) {
      const subject = await subjectOf(params);
      const own = await rules.sectionOf(section).read(database, user.customer.id, [subject]);
      const version = String(user.customer.rulesRevision);
      return { version, texts: Texts.parse(own.get(subject) ?? {}) };
    },
    async change({ params, query, body, user, version }) {
      const changed = new Map([[await subjectOf(params), body.texts]]);
      return rules.change(user, { section, rules: changed, version, options: query });
    },
  };
}
