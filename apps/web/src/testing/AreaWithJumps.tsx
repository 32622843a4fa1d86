import type { ComponentProps } from "react";
import { useNavigate } from "react-router-dom";
import { Area } from "./Area.tsx";

/**
 * An area with a way from one record to another at once, as the browser's list of the addresses
 * visited has it, and back.
 */
export function AreaWithJumps({ to, ...area }: ComponentProps<typeof Area> & { to: string }) {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(to)}>
        Other record
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Area {...area} />
    </>
  );
}
