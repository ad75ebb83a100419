import { useMatches } from "@tanstack/react-router";

/** Title, description, previews and addresses of the page that is shown: those of the innermost route that has any. */
export function HeadTags() {
  const { meta = [], links = [] } =
    useMatches({ select: (matches) => matches.findLast((match) => match.meta !== undefined) }) ?? {};
  return (
    <>
      {meta.map((attributes) => {
        if (attributes === undefined) return null;
        const { title, ...rest } = attributes;
        return title === undefined ? (
          <meta key={rest.name ?? rest.property} {...rest} />
        ) : (
          <title key="title">{title}</title>
        );
      })}
      {links.map(
        (attributes) =>
          attributes && (
            <link key={`${attributes.rel} ${attributes.hrefLang ?? attributes.imageSrcSet}`} {...attributes} />
          ),
      )}
    </>
  );
}
