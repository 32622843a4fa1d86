import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkProvider } from "@specimen/ui/Anchor/LinkProvider.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import { PageHeading } from "@specimen/ui/PageHeading/PageHeading.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { Suspense } from "react";
import { PageLink } from "../PageLink.tsx";
import { readChart, statesOf } from "./chart.ts";
import { ChartDrawing } from "./ChartDrawing.tsx";
import { readUses } from "./chartUses.ts";
import { ForStately } from "./ForStately.tsx";
import { machines, type MachineName } from "./machines.ts";
import { StateBox } from "./StateBox.tsx";
import { statelySource } from "./statelySource.ts";
import { UseList } from "./UseList.tsx";
import * as css from "./machines.css.ts";

/** All there is to know of one machine, read from its definition while the page is drawn. */
export function MachinePage({ name }: { name: MachineName }) {
  const machine = machines[name];
  const chart = readChart(machine);
  const { events, guards, actors, actions } = readUses(chart);
  const states = statesOf(chart).length - 1;
  return (
    <LinkProvider link={PageLink}>
      <Stack gap={22}>
        <PageHeading title={name} note={`${states} states, ${events.length} events`} />
        <Text tone="ink2">
          Drawn from the machine itself. A dot marks where a state begins; choose a state to read it
          below.
        </Text>
        <Suspense fallback={<Loader text="Drawing the chart" />}>
          <ChartDrawing name={name} />
        </Suspense>
        <ForStately source={statelySource(name, machine)} />
        <Heading level={2}>States</Heading>
        <StateBox state={chart} />
        <Heading level={2}>Names</Heading>
        <div className={css.names}>
          <UseList title="Events" uses={events} />
          <UseList title="Guards" uses={guards} />
          <UseList title="Actors" uses={actors} />
          <UseList title="Actions" uses={actions} />
        </div>
        <Card title="Watch it run">
          <Text>
            <code>npm start -- --inspect</code> opens the Stately inspector beside the product and
            streams every machine to it while you use it. Tokens are in no machine and so never in
            the stream; the name of whoever is signed in is.
          </Text>
        </Card>
      </Stack>
    </LinkProvider>
  );
}
