import type { SearchAnswer, SearchHit } from "@specimen/api/contract";
import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ok, type Reply } from "./replies.ts";
import type { Scene } from "./StoryWorld.tsx";

type Play = Parameters<NonNullable<StoryObj["play"]>>[0];

/** Answers with these hits, or for words that are spelt alike or without some. */
export const found = (hits: SearchHit[], how: Partial<Omit<SearchAnswer, "hits">> = {}): Reply =>
  ok({ hits, isAlike: false, leftOut: [], unrecorded: [], ...how } satisfies SearchAnswer);

/** The dashboard of an account with these areas, where the search answers so. */
export const answersOn =
  (areas: NonNullable<Scene["areas"]>) =>
  (reply: NonNullable<Scene["replies"]>[string]): Scene => ({
    path: "/dashboard",
    areas,
    replies: { "GET /search": reply },
  });

/** The text a call looks for. */
export const askedFor = (request: Request) => new URL(request.url).searchParams.get("q") ?? "";

/** Opens by Ctrl+K and types. */
export async function search({ canvas, userEvent }: Play, text: string): Promise<HTMLElement> {
  await canvas.findByRole("button", { name: /^Find anything/ });
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = await canvas.findByRole("combobox", { name: "Find anything" }, { timeout: 5000 });
  // It fades in.
  await waitFor(() => expect(field).toBeVisible());
  if (text !== "") await userEvent.type(field, text);
  return field;
}
