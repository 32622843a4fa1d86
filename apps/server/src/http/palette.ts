/** Colour roles of the provider's pages, light and dark, as the product's tokens have them. */
export const palette = {
  light: {
    page: "#F5F3EC",
    sheet: "#FDFCF8",
    line: "#D8D4C6",
    edge: "#7D8290",
    ink: "#12203C",
    ink2: "#3F4B66",
    ink3: "#5A6479",
    accent: "#006A83",
    primary: "#12203C",
    onPrimary: "#FDFCF8",
    no: "#971820",
    noBg: "#FBE5E3",
    noEdge: "#BC2D35",
    focus: "#006A83",
    focusGap: "#FDFCF8",
    plate: "#12203C",
  },
  dark: {
    page: "#0B1222",
    sheet: "#121B30",
    line: "#27344F",
    edge: "#71809F",
    ink: "#EEF2F9",
    ink2: "#BAC5D9",
    ink3: "#98A5BF",
    accent: "#63CDE2",
    primary: "#E4EAF5",
    onPrimary: "#0B1222",
    no: "#FFA5A1",
    noBg: "#3A171B",
    noEdge: "#DA6163",
    focus: "#63CDE2",
    focusGap: "#0B1222",
    plate: "#070C18",
  },
} as const;

/** Text on the ink plate, the same in both themes. */
export const plateInk = "#EEF1F7";
export const plateInk2 = "#B4BFD4";
