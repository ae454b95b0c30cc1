/** A name for a downloaded document, without what file systems refuse. */
export const fileName = (title: string): string =>
  `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'document'}.pdf`
