import type { GlossaryEntry } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Localized } from "../Localized.tsx";
import type { Glossary } from "./glossary.ts";
import * as css from "./Terms.css.ts";
import { WrittenIn } from "./WrittenIn.tsx";

/** Terms with their definitions, each leading to its own page. */
export function Terms({
  entries,
  hrefOf,
}: Pick<Glossary, "hrefOf"> & { entries: readonly GlossaryEntry[] }) {
  return (
    <Card padding="none">
      <dl className={css.terms}>
        {entries.map(({ id, term, definition }) => (
          <div key={id} className={css.entry}>
            <dt className={css.term}>
              <Link href={hrefOf(id)} size="base">
                <Localized text={term} />
              </Link>{" "}
              <WrittenIn texts={[term, definition]} />
            </dt>
            <dd className={css.definition}>
              <Localized text={definition} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
