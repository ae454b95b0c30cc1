import { createHash } from 'node:crypto'
import { paths } from '../../contracts/paths.ts'
import type { Locale } from '../../contracts/text.ts'
import { CONTENT_DIGEST } from '../engines/pdfSignatures/verifyPdf.ts'
import { translate } from '../platform/translate.ts'
import { renderMixedScript } from './mixedScript.ts'
import { pdfOf } from './pdf.ts'
import { type SigningParts, signDocument } from './signing/signDocument.ts'

/** What is used of a pdfmake definition here. */
export interface PdfDefinition {
  info: { title: string; author: string; creationDate: Date }
  content: object[]
  footer?: object
}

const faint = '#6A655C'

/**
 * A document of ours: drawn, with its digest as a code and in words, where to verify it, and signed. The digest is that of the definition, so it is the same
 * each time; the file is not, because a signature has its time.
 */
export async function signedPdf(ctx: SigningParts, definition: PdfDefinition, locale: Locale): Promise<Buffer> {
  return signDocument(ctx, await drawDocument(ctx.config.PUBLIC_URL, definition, locale))
}

/** The document before it is signed. */
export const drawDocument = (publicUrl: string, definition: PdfDefinition, locale: Locale): Promise<Buffer> =>
  pdfOf(withDigest(publicUrl, definition, locale))

export const digestOf = ({ info, content }: PdfDefinition): string =>
  createHash('sha256')
    .update(JSON.stringify([info.title, info.author, content]))
    .digest('hex')

function withDigest(publicUrl: string, definition: PdfDefinition, locale: Locale): object {
  const digest = digestOf(definition)
  const address = new URL(paths.esignVerification, publicUrl).href
  const small = (text: string) => renderMixedScript(text, { fontSize: 8.5, color: faint })
  const words = [
    small(translate(locale, 'reports.verifyCode')),
    { text: digest.match(/.{1,32}/g)?.join('\n') ?? '', fontSize: 8, color: faint, margin: [0, 4, 0, 0] },
  ]
  const code = {
    columns: [
      { qr: `${address}#${digest}`, fit: 72, width: 84, eccLevel: 'M' },
      { stack: words, width: '*', margin: [0, 8, 0, 0] },
    ],
    unbreakable: true,
    margin: [0, 18, 0, 0],
  }
  const footer = (page: number, pages: number) => {
    const number = { text: `${page} / ${pages}`, fontSize: 8.5, color: faint, alignment: 'right', width: 60 }
    const link = { columns: [{ stack: [small(translate(locale, 'reports.verify', { address }))], width: '*' }, number] }
    const { footer: own } = definition
    return own ? { stack: [own, { ...link, margin: [48, 1, 48, 0] }] } : { ...link, margin: [48, 12, 48, 0] }
  }
  return {
    ...definition,
    info: { ...definition.info, [CONTENT_DIGEST]: digest },
    content: [...definition.content, code],
    footer,
  }
}
