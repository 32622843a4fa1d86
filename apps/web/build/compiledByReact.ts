/**
 * Files that React Compiler leaves as they are (docs/decisions/0117). What it writes is half as
 * long again, and pays where a component keeps what it drew for others. These draw what they are
 * given: above them a compiled screen draws them anew only when that has changed.
 */
export const notCompiled: readonly RegExp[] = [
  /\/node_modules\//,
  // Single pieces of a screen; those with lists or states of their own are compiled.
  /\/packages\/ui\/src\/(?!(Calendar|Dialog|ImageStage|InView|NavShell|Popup|RangeField|SearchDialog|SearchableDropdown|Select|SideNavigation|Table|Tabs|Timeline)\/)/,
  // Messages, and entries of the frame without properties.
  /\/apps\/web\/src\/app\/(AreaFailure|FatalScreen|StartAgain|Waiting|shell\/(ConnectionStripe|LanguageMenu|ThemeMenu))\.tsx$/,
  /\/apps\/web\/src\/(services\/hooks\/useCountdown\.ts|widgets\/(Countdown|Empty|Failure|MissingPart|catalogue\/SectionState)\.tsx)$/,
];
