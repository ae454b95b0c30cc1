import type { Locale } from '../../contracts/platform/text.ts'
import { missingCharacters } from '../engines/esign/missingCharacters.ts'
import type { Context } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { openEnvelopeFile } from './documents.ts'
import { fieldsOf } from './marks.ts'
import { runPdfWork } from './pdfWork.ts'
import type { Envelope } from './rows.ts'

/**
 * The document names whoever signs it: a name that cannot be drawn, or does not fit into its fields, is refused before the person is asked. Throws `bad_request` with the
 * field `name`.
 */
export async function requireFittingName(
  ctx: Context,
  locale: Locale,
  { envelope, recipient, name }: { envelope: Envelope; recipient: string; name: string },
): Promise<void> {
  const missing = await missingCharacters(name)
  if (missing.length > 0) {
    const message = translate(locale, 'esign.refused.missingCharacters', { characters: missing.join(' ') })
    throw new Problem('bad_request', message, [{ field: 'name', message }])
  }
  const { row, draft, recipients } = envelope
  const marks = fieldsOf(draft, recipients, recipient).flatMap(({ kind, page: id, x, y, width, height }) => {
    const page = draft.pages.findIndex(one => one.id === id)
    return kind === 'name' && page >= 0
      ? [{ page, box: { x, y, width, height }, kind: 'text' as const, text: name }]
      : []
  })
  if (marks.length === 0) return
  const { content } = await openEnvelopeFile(ctx, row, 'original')
  const owner = { userId: row.user_id, mode: row.mode, locale }
  await runPdfWork(ctx, owner, { work: 'stamp', pdf: content, marks }, () => 'name')
}
