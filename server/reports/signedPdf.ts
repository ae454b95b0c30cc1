import { createHash } from 'node:crypto'
import { paths } from '../../contracts/platform/paths.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { CLIENT_CONTENT_DIGEST, CONTENT_DIGEST } from '../engines/pdfSignatures/verifyPdf.ts'
import { operatorVoice } from '../platform/config/voice.ts'
import { translate } from '../platform/translate.ts'
import { renderMixedScript } from './mixedScript.ts'
import { pdfOf } from './pdf.ts'
import { type SigningParts, signDocument } from './signing/signDocument.ts'

/** What is used of a pdfmake definition here. */
export interface PdfDefinition {
  info: { title: string; author: string; creationDate: Date }
  content: object[]
  pageMargins?: number[]
  footer?: object
}

const faint = '#6A655C'

/**
 * A document of ours: drawn, with its digest as a code and in words, where to verify it, and signed. The digest is that of the definition, so it is the same
 * each time; the file is not, because a signature has its time.
 */
export async function signedPdf(
  ctx: SigningParts,
  definition: PdfDefinition,
  locale: Locale,
  { url, isClient, signer } = operatorVoice(ctx.config),
): Promise<Buffer> {
  const key = isClient ? CLIENT_CONTENT_DIGEST : CONTENT_DIGEST
  return signDocument(ctx, await drawDocument(url, definition, locale, key), { name: signer })
}

/** The document before it is signed. */
export const drawDocument = (
  publicUrl: string,
  definition: PdfDefinition,
  locale: Locale,
  digestKey = CONTENT_DIGEST,
): Promise<Buffer> => pdfOf(withDigest(publicUrl, definition, { locale, digestKey }))

export const digestOf = ({ info, content }: PdfDefinition): string =>
  createHash('sha256')
    .update(JSON.stringify([info.title, info.author, content]))
    .digest('hex')

/** In points. */
const CODE = { size: 60, width: 72 }
const MARGIN = 48
/** Enough for the foot of the last page in each language. */
const BOTTOM = 100

/**
 * The foot of each page says where to verify the document. The digest is in that of the last page, not below the content: there it could be alone on
 * a page.
 */
function withDigest(
  publicUrl: string,
  definition: PdfDefinition,
  { locale, digestKey }: { locale: Locale; digestKey: string },
): object {
  const { footer: own, pageMargins: [left = MARGIN, top = MARGIN, right = MARGIN, bottom = BOTTOM] = [] } = definition
  const digest = digestOf(definition)
  const address = new URL(paths.esignVerification, publicUrl).href
  const small = (text: string) => renderMixedScript(text, { fontSize: 8.5, color: faint })
  const link = small(translate(locale, 'reports.verify', { address }))
  const words = renderMixedScript(translate(locale, 'reports.verifyCode', { digest }), { fontSize: 7.5, color: faint })
  const code = { qr: `${address}#${digest}`, fit: CODE.size, width: CODE.width, eccLevel: 'M', alignment: 'right' }
  const footer = (page: number, pages: number) => {
    const number = { text: `${page} / ${pages}`, fontSize: 8.5, color: faint, alignment: 'right', width: 40 }
    const lines = [...(own ? [{ ...own, margin: 0 }] : []), { columns: [{ stack: [link], width: '*' }, number] }]
    const isLast = page === pages
    const columns = isLast ? [{ stack: [...lines, words], width: '*' }, code] : [{ stack: lines, width: '*' }]
    return { columns, margin: [MARGIN, 12, MARGIN, 0] }
  }
  return {
    ...definition,
    content: withoutLastSpace(definition.content),
    info: { ...definition.info, [digestKey]: digest },
    pageMargins: [left, top, right, Math.max(bottom, BOTTOM)],
    footer,
  }
}

/** The space below the last block is dropped: where it does not fit, the PDF library adds a page without content. */
function withoutLastSpace(content: readonly object[]): object[] {
  const last = content.at(-1)
  if (!last || !('margin' in last) || !Array.isArray(last.margin)) return [...content]
  const [left, top, right] = last.margin
  return [...content.slice(0, -1), { ...last, margin: [left, top, right, 0] }]
}
