import type { ArgTypes, Args, ArgTypesEnhancer } from "storybook/internal/types";
import written from "../generated/variants.json" with { type: "json" };
import type { Variants } from "./variants.ts";

const variants: Variants = written as unknown as Variants;

/** Gives each variant of a component a control with its values. */
export const withVariants: ArgTypesEnhancer = ({ title, argTypes }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(variants[title] ?? {}).map(([name, variant]) => [
      name,
      {
        name,
        ...argTypes[name],
        ...(variant === "boolean"
          ? { control: { type: "boolean" } }
          : { control: { type: "select" }, options: variant }),
      },
    ]),
  ),
});

/** What Storybook knows of a story whose controls are looked at. */
export interface Controlled {
  readonly argTypes: ArgTypes;
  readonly parameters: { readonly controls?: { readonly disable?: boolean } };
  /** Draws it: its own function, or the one that gives all args to the component. */
  readonly originalStoryFn: (...given: never[]) => unknown;
}

/**
 * What is wrong with the controls of a story: it takes no args, so that they do nothing. A story that
 * shows several states side by side has none, and says so by `controls.disable`.
 */
export function controlFaultsOf(story: Controlled): readonly string[] {
  const { argTypes, parameters, originalStoryFn } = story;
  if (parameters.controls?.disable === true || originalStoryFn.length > 0) return [];
  return Object.values(argTypes)
    .filter(({ control }) => control)
    .map(({ name }) => `It takes no args: the control of "${name}" does nothing.`);
}

/** What a story begins with: where a control changes it, the story begins anew. */
export const beginningOf = (args: Args): string =>
  JSON.stringify(Object.entries(args).filter(([, value]) => Object(value) !== value));
