import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { CategoriesScreen } from "./categories/CategoriesScreen.tsx";
import { CategoryScreen } from "./categories/CategoryScreen.tsx";
import { NewCategoryScreen } from "./categories/NewCategoryScreen.tsx";
import { ChangeScreen } from "./changes/ChangeScreen.tsx";
import { ChangesScreen } from "./changes/ChangesScreen.tsx";
import { LinkScreen, NewLinkScreen } from "./links/LinkFormScreen.tsx";
import { LinksScreen } from "./links/LinksScreen.tsx";
import { ChangePasswordScreen } from "./password/ChangePasswordScreen.tsx";
import { HomeScreen } from "./home/HomeScreen.tsx";
import { NewNewsScreen, NewsItemScreen } from "./news/NewsFormScreen.tsx";
import { NewsListScreen } from "./news/NewsListScreen.tsx";
import { NoteScreen, NotesScreen } from "./notes/NotesScreens.tsx";
import { NewPdfScreen } from "./pdfs/NewPdfScreen.tsx";
import { PdfItemScreen } from "./pdfs/PdfItemScreen.tsx";
import { PdfsScreen } from "./pdfs/PdfsScreen.tsx";
import { RulesScreen } from "./rules/RulesScreen.tsx";

const screens = {
  index: <HomeScreen />,
  news: <NewsListScreen />,
  newsForm: <NewNewsScreen />,
  newsItem: <NewsItemScreen />,
  pdfs: <PdfsScreen />,
  pdfForm: <NewPdfScreen />,
  pdfItem: <PdfItemScreen />,
  pdfCategories: <CategoriesScreen />,
  pdfCategoryForm: <NewCategoryScreen />,
  pdfCategory: <CategoryScreen />,
  changePassword: <ChangePasswordScreen />,
  notes: <NotesScreen />,
  note: <NoteScreen />,
  links: <LinksScreen />,
  linkForm: <NewLinkScreen />,
  link: <LinkScreen />,
  changes: <ChangesScreen />,
  change: <ChangeScreen />,
  rules: <RulesScreen />,
};

/** Where customers keep their own rules: /ct. */
export default function ClientToolRoutes() {
  return <AreaRoutes routes={paths.clientTool.routes} screens={screens} />;
}
