import { Button } from "@specimen/ui/Button/Button.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useId, useRef, useState } from "react";
import * as css from "./machines.css.ts";

/** The machine as text for the Stately visualiser, to copy and to paste there. */
export function ForStately({ source }: { source: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(source);
      setSaid("Copied.");
    } catch {
      field.current?.select();
      setSaid("Your browser blocked copying. The text is selected. Copy it manually.");
    }
  };
  return (
    <Stack gap={10}>
      <Text tone="ink2">
        The chart and its names as XState 5 reads them; paste it into the visualiser’s code.
      </Text>
      <Stack direction="row" gap={10} isWrapping>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy for the Stately visualiser
        </Button>
        <LinkButton href="https://stately.ai/viz" variant="thin" isNewTab>
          Open the visualiser (new tab)
        </LinkButton>
        <span role="status">{said}</span>
      </Stack>
      <div className={css.field}>
        <label htmlFor={id}>Source</label>
        <textarea id={id} ref={field} className={css.source} value={source} readOnly rows={10} />
      </div>
    </Stack>
  );
}
