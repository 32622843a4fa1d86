import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { colour } from "@specimen/ui/theme/contract.css.ts";
import { dark } from "@specimen/ui/theme/dark.ts";
import { light } from "@specimen/ui/theme/light.ts";
import { radius, space, target, type } from "@specimen/ui/theme/scale.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "./tokens.css.ts";

const meta = { title: "Tokens" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const roles = Object.keys(light) as (keyof typeof light)[];

/** Every role in the theme that is on, with its value in both. */
export const Colours: Story = {
  render: () => (
    <div className={css.swatches}>
      {roles.map((role) => (
        <div key={role} className={css.swatch}>
          <div className={css.fill} style={{ background: colour[role] }} />
          <Text as="strong">{role}</Text>
          <Text step="caption" tone="ink2" isCode>
            {light[role]} {dark[role]}
          </Text>
        </div>
      ))}
    </div>
  ),
};

const steps = Object.keys(type) as (keyof typeof type)[];

export const Type: Story = {
  render: () => (
    <div className={css.rows}>
      {steps.map((step) => (
        <div key={step} className={css.row}>
          <Text step="caption" tone="ink3" isCode>
            {step}
          </Text>
          <p className={css.steps[step]}>Łódź 1 250 zł, Žemės ūkis, größer als 129 × 71 mm</p>
        </div>
      ))}
    </div>
  ),
};

/** Distances, heights and corners. */
export const Measures: Story = {
  render: () => (
    <Stack gap={22}>
      <Scale title="Space" values={space} />
      <Scale title="Heights" values={target} />
      <Scale title="Corners" values={radius} />
    </Stack>
  ),
};

function Scale({ title, values }: { title: string; values: Record<string, string> }) {
  return (
    <Stack gap={8}>
      <Heading level={2}>{title}</Heading>
      {Object.entries(values).map(([name, value]) => (
        <div key={name} className={css.row}>
          <Text step="caption" tone="ink3" isCode>
            {name} {value}
          </Text>
          <div className={css.bar} style={{ width: value }} />
        </div>
      ))}
    </Stack>
  );
}
