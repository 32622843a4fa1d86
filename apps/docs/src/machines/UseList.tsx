import { Card } from "@specimen/ui/Card/Card.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { Uses } from "./chartUses.ts";
import { anchorOf } from "./StateBox.tsx";
import * as css from "./machines.css.ts";

/** The names of one kind, each with jumps to the states it stands in. */
export function UseList({ title, uses }: { title: string; uses: Uses }) {
  return (
    <Card title={`${title} (${uses.length})`} headingLevel={3}>
      {uses.length === 0 && <Text tone="ink2">None.</Text>}
      <ul className={css.uses}>
        {uses.map(({ name, places }) => (
          <li key={name}>
            <Text as="strong" isCode>
              {name}
            </Text>
            <ul>
              {places.map(({ state, at }) => (
                <li key={`${state} ${at}`} className={css.transition}>
                  <Link href={`#${anchorOf(state)}`} size="small">
                    {state}
                  </Link>
                  {at !== null && <span>{at}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
