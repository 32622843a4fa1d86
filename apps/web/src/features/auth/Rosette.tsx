import { polar, smoothPath } from "@specimen/core/guilloche";
import { Ornament } from "@specimen/ui/Ornament/Ornament.tsx";

const petals = 24;
const copies = 3;

/** One wreath between two radii: the same wave round the middle, turned until it is even. */
function wreath(inner: number, outer: number): string[] {
  const [middle, swing] = [(outer + inner) / 2, (outer - inner) / 2];
  return Array.from({ length: copies }, (_, copy) => {
    const turn = (2 * Math.PI * copy) / petals / copies;
    const curve = polar((angle) => middle + swing * Math.cos(petals * (angle - turn)), petals * 16);
    return smoothPath(curve, { isClosed: true });
  });
}

const paths = [...wreath(560, 990), ...wreath(370, 690)];

/** The rosette of the sign-in screens, always the same one. */
export function Rosette({ isTurning }: { isTurning: boolean }) {
  return (
    <Ornament
      paths={paths}
      viewBox="-1000 -1000 2000 2000"
      width={192}
      height={192}
      isTurning={isTurning}
    />
  );
}
