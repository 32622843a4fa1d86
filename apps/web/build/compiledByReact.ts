/**
 * Files that React Compiler leaves as they are (docs/decisions/0117). What it writes is half as
 * long again, and pays where a component keeps what it drew for others. These draw what they are
 * given: above them a compiled screen draws them anew only when that has changed.
 */
export const notCompiled: readonly RegExp[] = [
  /\/node_modules\//,
  // Single pieces of a screen; those with lists or states of their own are compiled.
  /\/packages\/ui\/src\/(?!(Calendar|Dialog|ImageStage|InView|NavShell|Popup|RangeField|SearchDialog|SearchableDropdown|Select|SideNavigation|Table|Tabs|Timeline)\/)/,
  // A field, which is drawn anew by what is typed; its list is compiled.
  /\/packages\/ui\/src\/SearchableDropdown\/(DropdownField|SearchableDropdown)\.tsx$/,
  // Messages, single entries of the frame, and what is drawn once.
  /\/apps\/web\/src\/app\/(App|AreaFailure|FatalScreen|SignInGate|BootRetry|Waiting|shell\/(ConnectionStripe|Footer|LanguageMenu|ThemeMenu))\.tsx$/,
  /\/apps\/web\/src\/(features\/(banknotes|identityDocuments)\/panel\.tsx|features\/(dashboard\/DashboardScreen|identityDocuments\/DataCheckButton)\.tsx|services\/hooks\/useCountdown\.ts|services\/routing\/RouterLink\.tsx|widgets\/(Countdown|Empty|Failure|MissingPart|ScreenMessage|catalogue\/SectionState)\.tsx)$/,
];
