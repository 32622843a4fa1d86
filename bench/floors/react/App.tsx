import { type MouseEvent, type ReactNode, useState } from "react";
import { Picker } from "./Picker.tsx";

interface Entry {
  id: string;
  name: string;
}

/** What the dashboard's one call answers. */
export interface DashboardData {
  countries: Entry[];
  top: Entry[];
}

/** The next route's code and data; asked for once, at the latest when the link is followed. */
let index: Promise<ReactNode> | undefined;
function loadIndex(): Promise<ReactNode> {
  index ??= Promise.all([import("./Countries.tsx"), fetch("/api/notes.json")]).then(
    async ([{ Countries }, response]) => (
      <Countries countries={(await response.json()) as Entry[]} />
    ),
  );
  return index;
}

/** The least that shows a dashboard: navigation, two panels with a picker, the top five. */
export function App({ data }: { data: DashboardData }) {
  const [screen, setScreen] = useState<ReactNode>(<Dashboard {...data} />);
  const go = (event: MouseEvent<HTMLAnchorElement>, next: Promise<ReactNode>) => {
    event.preventDefault();
    history.pushState(null, "", event.currentTarget.href);
    void next.then(setScreen);
  };
  return (
    <>
      <nav>
        <a href="/" onClick={(event) => go(event, Promise.resolve(<Dashboard {...data} />))}>
          Dashboard
        </a>
        <a
          href="/notes"
          onFocus={() => void loadIndex()}
          onMouseOver={() => void loadIndex()}
          onClick={(event) => go(event, loadIndex())}
        >
          Banknotes
        </a>
      </nav>
      <main>{screen}</main>
    </>
  );
}

function Dashboard({ countries, top }: DashboardData) {
  return (
    <>
      <h1>Dashboard</h1>
      {["Identity documents", "Banknotes"].map((title) => (
        <section key={title} data-usable>
          <h2>{title}</h2>
          <Picker label={title} options={countries} />
          <ul>
            {top.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
