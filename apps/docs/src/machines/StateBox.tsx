import { Link } from "@specimen/ui/Link/Link.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { Called, ChartState, ChartTransition } from "./chart.ts";
import * as css from "./machines.css.ts";

/** Where on the page a state is described. */
export const anchorOf = (id: string) => `state-${id}`;

/** A state in full, with the states in it: the drawing in words. */
export function StateBox({ state, depth = 0 }: { state: ChartState; depth?: number }) {
  const { id, key, kind, isInitial, tags, description, invokes, entry, exit } = state;
  const Title = headings[Math.min(depth, headings.length - 1)] ?? "h6";
  const signs = [
    ...(kind === "atomic" ? [] : [kind]),
    ...(isInitial ? ["begins here"] : []),
    ...tags.map((tag) => `tagged ${tag}`),
  ];
  return (
    <section id={anchorOf(id)} className={css.state} aria-labelledby={`${anchorOf(id)}-title`}>
      <div className={css.stateHead}>
        <Title id={`${anchorOf(id)}-title`} className={css.stateTitle}>
          {id !== key && <span className={css.path}>{id.slice(0, -key.length)}</span>}
          {key}
        </Title>
        {signs.map((sign) => (
          <span key={sign} className={css.sign}>
            {sign}
          </span>
        ))}
      </div>
      {description !== null && <Text tone="ink2">{description}</Text>}
      {invokes.length + entry.length + exit.length > 0 && (
        <ul className={css.lines}>
          {invokes.map((invoke) => (
            <li key={invoke.id}>
              runs <code>{invoke.src}</code>
              {invoke.id !== invoke.src && <> as {invoke.id}</>}
            </li>
          ))}
          {entry.length > 0 && <Done when="on entry" actions={entry} />}
          {exit.length > 0 && <Done when="on exit" actions={exit} />}
        </ul>
      )}
      {state.transitions.length > 0 && (
        <ul className={css.lines}>
          {state.transitions.map((transition, index) => (
            <li key={index} className={css.transition}>
              <Transition transition={transition} />
            </li>
          ))}
        </ul>
      )}
      {state.states.map((inner) => (
        <StateBox key={inner.id} state={inner} depth={depth + 1} />
      ))}
    </section>
  );
}

const headings = ["h3", "h4", "h5", "h6"] as const;

function Done({ when, actions }: { when: string; actions: readonly Called[] }) {
  return (
    <li>
      {when} <code>{actions.map(({ text }) => text).join(", ")}</code>
    </li>
  );
}

function Transition({ transition }: { transition: ChartTransition }) {
  const { label, guard, targets, actions, isReentered } = transition;
  return (
    <>
      <strong>{label}</strong>
      {guard && (
        <span>
          if <code>{guard.text}</code>
        </span>
      )}
      {targets.length === 0 && <span>stays</span>}
      {targets.map((target) => (
        <span key={target}>
          {isReentered ? "enters again" : "to"}{" "}
          <Link href={`#${anchorOf(target)}`} size="small">
            {target}
          </Link>
        </span>
      ))}
      {actions.length > 0 && (
        <span>
          does <code>{actions.map(({ text }) => text).join(", ")}</code>
        </span>
      )}
    </>
  );
}
