/**
 * Returns the folders of a package by area as Markdown, the highest on top, with a row for each folder and
 * its contents.
 */
export function listFolders(areas) {
  return [...areas]
    .reverse()
    .map(({ name, about, folders }) => {
      const title = name === '.' ? `${about[0].toUpperCase()}${about.slice(1)}.` : `**${name}**: ${about}`;
      if (!folders) return title;
      const rows = Object.entries(folders)
        .reverse()
        .map(([folder, { about: line }]) => `| \`${folder}\` | ${line} |`);
      return [title, '', '| folder | what is in it |', '|---|---|', ...rows].join('\n');
    })
    .join('\n\n');
}
