import { isShown } from './sniff.ts'

/** What a browser does with a file: shows what was sniffed when it came, saves anything else. */
export const contentDisposition = (file: { content_type: string; file_name: string }): string =>
  `${isShown(file.content_type) ? 'inline' : 'attachment'}; filename="${file.file_name.replaceAll(/[^\w.-]/g, '_')}"`
