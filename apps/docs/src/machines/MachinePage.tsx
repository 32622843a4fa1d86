import { LinkProvider } from "@specimen/ui/Anchor/LinkProvider.tsx";
import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import { PageHeading } from "@specimen/ui/PageHeading/PageHeading.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { Suspense, type ReactNode } from "react";
import { PageLink } from "../PageLink.tsx";
import { readChart, statesOf } from "./chart.ts";
import { ChartDrawing } from "./ChartDrawing.tsx";
import { readUses } from "./chartUses.ts";
import { ForStately } from "./ForStately.tsx";
import { machines, walks, type MachineName } from "./machines.ts";
import { StateBox } from "./StateBox.tsx";
import { statelySource } from "./statelySource.ts";
import { Stepper } from "./Stepper.tsx";
import { UseList } from "./UseList.tsx";
import { useStepper } from "./useStepper.ts";
import * as css from "./machines.css.ts";

/** A machine, read from its definition: its chart, to be stepped, and all of it in words. */
export function MachinePage({ name }: { name: MachineName }) {
  const machine = machines[name];
  const chart = readChart(machine);
  const { events, guards, actors, actions } = readUses(chart);
  const states = statesOf(chart).length - 1;
  const stepper = useStepper(walks[name]);
  const { after, transitions } = stepper.step;
  return (
    <LinkProvider link={PageLink}>
      <div className={css.page}>
        <PageHeading title={name} note={`${states} states, ${events.length} events`} />
        <div className={css.workbench}>
          <Suspense fallback={<Loader text="Drawing the chart" />}>
            <ChartDrawing name={name} snapshot={after} taken={transitions} />
          </Suspense>
          <Stepper walk={walks[name]} stepper={stepper} />
        </div>
        <Fold title="States in words">
          <StateBox state={chart} />
        </Fold>
        <Fold title="Names">
          <div className={css.names}>
            <UseList title="Events" uses={events} />
            <UseList title="Guards" uses={guards} />
            <UseList title="Actors" uses={actors} />
            <UseList title="Actions" uses={actions} />
          </div>
        </Fold>
        <Fold title="Stately visualiser">
          <ForStately source={statelySource(name, machine)} />
        </Fold>
        <Fold title="The running product">
          <Text>
            <code>npm start -- --inspect</code> opens the Stately inspector beside the product and
            streams every machine to it while you use it. Tokens are in no machine and so never in
            the stream; the name of the signed-in user is.
          </Text>
        </Fold>
      </div>
    </LinkProvider>
  );
}

/** A part of the page that is folded away until it is opened, or a link leads into it. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary>
        <h2 className={css.foldTitle}>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
