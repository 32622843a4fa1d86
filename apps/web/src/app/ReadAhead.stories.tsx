import { createApiClient } from "@specimen/api/client";
import { byId, createPrefetchingClient, defineQuery, usePrefetch } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { fetchFrom, ok } from "../testing/replies.ts";
import { sampleSession, sampleUser } from "../testing/samples.ts";
import { inStoryWorld } from "../testing/StoryWorld.tsx";
import { createSignal, createValue } from "../services/readable.ts";
import type { Services } from "../services/Services.ts";
import { ServicesProvider } from "../services/ServicesProvider.tsx";
import { useServices } from "../services/useServices.ts";
import UserEffects from "./UserEffects.tsx";

const countryQuery = defineQuery("/countries/{id}", { init: byId, reread: "never" });

/** The answers that the story has not let come yet. */
const withheld: (() => void)[] = [];

/** Services of which the language and the user change; the names of countries tell both. */
function createChanging(world: Services) {
  let language: "en" | "de" = "en";
  const changed = createSignal();
  const session = createValue(sampleSession);
  const send = fetchFrom({
    "GET /currentUser": ok(sampleUser),
    "GET /countries/{id}": async ({ url }) => {
      const id = url.slice(-2);
      const name = `${id}, ${language}, ${session.get().user?.sub}`;
      if (id === "FR") await new Promise<void>((resolve) => void withheld.push(resolve));
      return Response.json({
        id,
        name,
        code2: id,
        currencyISO: "EUR",
        oldCurrencyISO: null,
        parentId: "EU",
        flagSrc: null,
      });
    },
  });
  const api = createApiClient({
    baseUrl: "https://api.example",
    token: () => Promise.resolve("sample"),
    language: () => language,
    fetch: send,
  });
  const services: Services = {
    ...world,
    client: createPrefetchingClient(api),
    language: { ...world.language, onChanged: changed.listen },
    session: { ...world.session, view: session },
  };
  return {
    services,
    switchToGerman: () => {
      language = "de";
      changed.tell();
    },
    signInAnother: () => session.set({ ...sampleSession, user: { sub: "other", nickname: "o" } }),
  };
}

/** Shows Germany and then France, which is read ahead where it is pointed at. */
function Countries() {
  const [id, setId] = useState("DE");
  const { data } = countryQuery.useData(id);
  const prefetch = usePrefetch();
  return (
    <>
      <Text>{data?.name ?? "…"}</Text>
      <Button
        onPointerEnter={() => countryQuery.prefetch(prefetch, "FR")}
        onClick={() => setId("FR")}
      >
        France
      </Button>
    </>
  );
}

function Changing() {
  const world = useServices();
  const [{ services, switchToGerman, signInAnother }] = useState(() => createChanging(world));
  return (
    <ServicesProvider services={services}>
      <UserEffects />
      <Countries />
      <Button onClick={switchToGerman}>Deutsch</Button>
      <Button onClick={signInAnother}>Other user</Button>
    </ServicesProvider>
  );
}

const meta: Meta<typeof Changing> = {
  title: "App/Read ahead",
  component: Changing,
  decorators: [inStoryWorld()],
  beforeEach: () => void withheld.splice(0),
};
export default meta;
type Story = StoryObj<typeof Changing>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Reads France ahead, makes a change while its answer is awaited, and opens France. */
async function changeWhileReading(canvas: Canvas, change: string, shown: string): Promise<void> {
  await canvas.findByText("DE, en, sample-clerk");
  await userEvent.hover(canvas.getByRole("button", { name: "France" }));
  await waitFor(() => expect(withheld).toHaveLength(1));
  await userEvent.click(canvas.getByRole("button", { name: change }));
  await canvas.findByText(shown);
  // The answer of before comes first, then all others.
  withheld.splice(0).forEach((answer) => answer());
  await userEvent.click(canvas.getByRole("button", { name: "France" }));
  await waitFor(() => {
    withheld.splice(0).forEach((answer) => answer());
    return expect(canvas.getByText(/^FR/)).toBeVisible();
  });
}

/** An answer that was asked for in the language of before does not come on screen. */
export const LanguageChanged: Story = {
  play: async ({ canvas }) => {
    await changeWhileReading(canvas, "Deutsch", "DE, de, sample-clerk");
    await expect(canvas.getByText("FR, de, sample-clerk")).toBeVisible();
  },
};

/** Who signs in next does not get what was read ahead for somebody else. */
export const UserChanged: Story = {
  play: async ({ canvas }) => {
    await changeWhileReading(canvas, "Other user", "DE, en, other");
    await expect(canvas.getByText("FR, en, other")).toBeVisible();
  },
};
