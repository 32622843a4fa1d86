/** A ribbon for stories: twelve waves that swell and meet again, in a box of 250 x 84. */
export const sampleRibbon: string[] = Array.from({ length: 12 }, (_, line) => {
  const points = Array.from({ length: 126 }, (_, step) => {
    const along = step / 125;
    const swell = 30 * (0.35 + 0.65 * Math.sin(Math.PI * along) ** 2);
    const height = 42 + swell * Math.sin(8 * Math.PI * along + (2 * Math.PI * line) / 12);
    return `${(along * 250).toFixed(1)} ${height.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
});

/** A rosette for stories: one epitrochoid of 24 loops in a box of 200 x 200. */
export const sampleRosette: string[] = [
  `M${Array.from({ length: 1441 }, (_, step) => {
    const turn = (2 * Math.PI * step) / 1440;
    const x = 100 + 66 * Math.cos(turn) - 30 * Math.cos(24 * turn);
    const y = 100 + 66 * Math.sin(turn) - 30 * Math.sin(24 * turn);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("L")}Z`,
];
