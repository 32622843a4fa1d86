import type { Article } from "@specimen/api/contract";
import { FileIcon } from "@specimen/ui/Icon/actions.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Picture } from "@specimen/ui/Picture/Picture.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RichText } from "../RichText.tsx";
import * as css from "./Specimens.css.ts";
import { Specimens } from "./Specimens.tsx";

/** What of an article its body shows; a picture that is not published yet has no known size. */
export interface ShownArticle extends Pick<Article, "text" | "lang" | "images" | "pdfUrl"> {
  pictures: readonly {
    id: string;
    src: string;
    alt: string;
    width?: number;
    height?: number;
  }[];
}

export interface ArticleBodyProps {
  article: ShownArticle;
  headingLevel: 2 | 4;
  /** Beside the PDF. */
  children?: ReactNode;
}

/** Text, drawn notes and PDF of an article. */
export function ArticleBody({ article, headingLevel, children }: ArticleBodyProps) {
  const { t } = useTranslation();
  const { text, lang, images, pictures, pdfUrl } = article;
  return (
    <Stack gap={10}>
      <RichText html={text} lang={lang} headingLevel={headingLevel} />
      <Specimens images={images} />
      {pictures.map(({ id, src, alt, width, height }) => (
        <Picture
          key={id}
          src={src}
          alt={alt}
          width={width}
          height={height}
          className={css.picture}
        />
      ))}
      <Stack direction="row" gap={14} isWrapping>
        {pdfUrl !== null && (
          <LinkButton href={pdfUrl} variant="secondary" size="sm" icon={<FileIcon />} isNewTab>
            {t("dashboard.articles.pdf")}
            <VisuallyHidden>{` (${t("record.newTab")})`}</VisuallyHidden>
          </LinkButton>
        )}
        {children}
      </Stack>
    </Stack>
  );
}
