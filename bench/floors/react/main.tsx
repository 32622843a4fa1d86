import { createRoot } from "react-dom/client";
import { App, type DashboardData } from "./App.tsx";

const root = document.querySelector("#root");
if (root === null) throw new Error("The document has no #root.");

const answer = await fetch("/api/dashboard.json");
createRoot(root).render(<App data={(await answer.json()) as DashboardData} />);
