import { pathsOf, type Path, type Step, type Walkable } from "@specimen/core/testing";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import type { Called } from "./chart.ts";
import * as css from "./machines.css.ts";
import {
  attemptsOf,
  crossingsOf,
  describePath,
  eventGroups,
  nameOf,
  pathsByState,
  textOf,
  type Attempt,
  type EventGroup,
} from "./stepping.ts";
import type { Stepper as Steps } from "./useStepper.ts";

/** Steps the machine: which state it is in, what may come, and what the last event did. */
export function Stepper({ walk, stepper }: { walk: Walkable; stepper: Steps }) {
  const { steps, position, step, isPlaying } = stepper;
  const last = steps.length - 1;
  return (
    <section className={css.stepper} aria-label="Stepper">
      <Heading level={2} note={`Step ${position} of ${last}`}>
        Stepper
      </Heading>
      <Text as="p" isCode>
        <span role="status">{nameOf(step.after)}</span>
      </Text>
      <Stack direction="row" gap={6} isWrapping>
        <Button variant="secondary" size="sm" onClick={() => stepper.goTo(0)}>
          Start
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabledReason={position === 0 ? "This is the start" : undefined}
          onClick={() => stepper.goTo(position - 1)}
        >
          Back
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabledReason={position === last ? "There is no further step" : undefined}
          onClick={() => stepper.goTo(position + 1)}
        >
          Forward
        </Button>
        {isPlaying && (
          <Button size="sm" onClick={stepper.pause}>
            Pause
          </Button>
        )}
      </Stack>
      <LastStep step={step} />
      <Events groups={eventGroups(walk, step.after)} onSend={stepper.send} />
      <details className={css.fold}>
        <summary>Context</summary>
        <pre className={css.context}>
          {JSON.stringify(JSON.parse(textOf(step.after.context)), null, 2)}
        </pre>
      </details>
      <Replay walk={walk} onPlay={stepper.play} />
    </section>
  );
}

const outcomes = {
  taken: "taken",
  refused: "refused by its guard",
  notTried: "not tried",
} as const satisfies Record<Attempt["outcome"], string>;

/** The transitions that the last event could take, with guards and actions. */
function LastStep({ step }: { step: Step }) {
  const { exit, entry } = crossingsOf(step);
  return (
    <div className={css.part}>
      <Heading level={3}>{step.event === null ? "Start" : "Last event"}</Heading>
      <ol className={css.lines}>
        {attemptsOf(step).map((attempt) => (
          <li key={attempt.id} className={css.attempt({ isTaken: attempt.outcome === "taken" })}>
            <AttemptLine attempt={attempt} />
          </li>
        ))}
      </ol>
      <ul className={css.lines}>
        <Actions when="On exit" actions={exit} />
        <Actions when="On entry" actions={entry} />
      </ul>
    </div>
  );
}

function AttemptLine({ attempt }: { attempt: Attempt }) {
  const { state, label, guard, targets, actions, outcome } = attempt;
  return (
    <>
      <strong>{label}</strong> in <code>{state}</code>
      {guard !== null && (
        <>
          {" if "}
          <code>{guard.text}</code>
        </>
      )}
      {targets.length === 0 ? (
        ", stays"
      ) : (
        <>
          {" to "}
          <code>{targets.join(", ")}</code>
        </>
      )}
      {actions.length > 0 && (
        <>
          {" does "}
          <code>{textsOf(actions)}</code>
        </>
      )}
      {`: ${outcomes[outcome]}`}
    </>
  );
}

function Actions({ when, actions }: { when: string; actions: readonly Called[] }) {
  if (actions.length === 0) return null;
  return (
    <li>
      {when} <code>{textsOf(actions)}</code>
    </li>
  );
}

const textsOf = (actions: readonly Called[]) => actions.map(({ text }) => text).join(", ");

interface EventsProps {
  groups: readonly EventGroup[];
  onSend: Steps["send"];
}

/** The events that the machine reacts to in this state. */
function Events({ groups, onSend }: EventsProps) {
  return (
    <div className={css.part}>
      <Heading level={3}>Send an event</Heading>
      {groups.length === 0 && <Text tone="ink2">The machine reacts to no event here.</Text>}
      <ul className={css.events}>
        {groups.map((group) => (
          <li key={group.type}>
            <EventChoice group={group} onSend={onSend} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EventChoice({ group, onSend }: { group: EventGroup; onSend: Steps["send"] }) {
  const { label, variants } = group;
  const [chosen, setChosen] = useState(0);
  const [first] = variants;
  if (first === undefined) return null;
  const send = (index: number) => onSend((variants[index] ?? first).event);
  if (variants.length === 1)
    return (
      <Button variant="secondary" size="sm" onClick={() => send(0)}>
        {first.values === "" ? label : `${label} (${first.values})`}
      </Button>
    );
  return (
    <div className={css.event}>
      <Select
        label={label}
        value={String(chosen)}
        options={variants.map(({ values }, index) => ({
          value: String(index),
          label: values === "" ? "without values" : values,
        }))}
        onValueChange={(value) => setChosen(Number(value))}
      />
      <Button variant="secondary" aria-label={`Send ${label}`} onClick={() => send(chosen)}>
        Send
      </Button>
    </div>
  );
}

/** Replays a path that the tests walk. */
function Replay({ walk, onPlay }: { walk: Walkable; onPlay: Steps["play"] }) {
  const [paths, setPaths] = useState<ReadonlyMap<string, readonly Path[]> | null>(null);
  return (
    <details
      className={css.fold}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setPaths((known) => known ?? pathsByState(pathsOf(walk)));
      }}
    >
      <summary>Replay a path of the tests</summary>
      {paths !== null && <PathChoice paths={paths} onPlay={onPlay} />}
    </details>
  );
}

interface PathChoiceProps {
  paths: ReadonlyMap<string, readonly Path[]>;
  onPlay: Steps["play"];
}

function PathChoice({ paths, onPlay }: PathChoiceProps) {
  const states = [...paths.keys()];
  const [state, setState] = useState(states[0] ?? "");
  const [chosen, setChosen] = useState(0);
  const ways = paths.get(state) ?? [];
  const count = [...paths.values()].reduce((sum, each) => sum + each.length, 0);
  return (
    <Stack gap={8}>
      <Text step="small" tone="ink2">
        {`${count} paths: the shortest one to every state that the tests distinguish. In its last state every event is tried; send one above to do the same.`}
      </Text>
      <Select
        label="State"
        value={state}
        options={[...paths].map(([name, each]) => ({
          value: name,
          label: `${name} (${each.length})`,
        }))}
        onValueChange={(next) => {
          setState(next);
          setChosen(0);
        }}
      />
      <Select
        label="Path"
        value={String(chosen)}
        options={ways.map((path, index) => ({ value: String(index), label: describePath(path) }))}
        onValueChange={(value) => setChosen(Number(value))}
      />
      <Button onClick={() => onPlay(ways[chosen]?.events ?? [])}>Replay</Button>
    </Stack>
  );
}
