import type { GlossaryEntry } from "@specimen/api/contract";
import type { Query } from "../query.ts";

/** The glossary of one area. */
export interface Glossary {
  /** The area, and its page of countries. */
  readonly area: { title: string; href: string };
  readonly href: string;
  readonly hrefOf: (entryId: string) => string;
  readonly entries: Query<readonly GlossaryEntry[]>;
}
