import { useState } from "react";

interface PickerProps {
  label: string;
  options: readonly { id: string; name: string }[];
}

const rowHeight = 32;
const shownRows = 9;

/** The least picker of many options: an input, and a window over the options that match. */
export function Picker({ label, options }: PickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const [top, setTop] = useState(0);
  const wanted = text.toLowerCase();
  const matching = options.filter(({ name }) => name.toLowerCase().includes(wanted));
  const first = Math.floor(top / rowHeight);
  return (
    <>
      <input
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${label}-options`}
        value={text}
        onClick={() => setIsOpen(true)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setIsOpen(false)}
      />
      {isOpen && (
        <ul
          className="options"
          role="listbox"
          id={`${label}-options`}
          aria-label={label}
          onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        >
          <li style={{ top: matching.length * rowHeight, height: 0 }} role="presentation" />
          {matching.slice(first, first + shownRows).map(({ id, name }, index) => (
            <li
              key={id}
              role="option"
              aria-selected={false}
              style={{ top: (first + index) * rowHeight }}
            >
              <span className="flag" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
