import type { StampPaperChoice } from '../../contracts/esign/stampChoice.ts'
import { stateName } from '../../contracts/identifiers/states.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { insertFile } from '../files/insertFile.ts'
import type { Context } from '../platform/context.ts'
import { translate } from '../platform/translate.ts'
import { renderMixedScript } from '../reports/mixedScript.ts'
import { pdfOf } from '../reports/pdf.ts'
import type { Sender } from './rows.ts'

const DAY_MS = 86_400_000
/** In points. */
const A4 = { width: 595.28, height: 841.89 }
const ink = '#1B1A17'

/** Stores a page that stands for the stamp paper of a test, and returns the id of the file. It is deleted after a day unless an envelope takes it. */
export async function storeSpecimen(
  ctx: Context,
  scope: Sender,
  { state, valuePaise }: StampPaperChoice,
): Promise<string> {
  const { actor, locale } = scope
  const words = { state: stateName(state, locale), value: formatPaise(valuePaise) }
  const title = translate(locale, 'esign.stamps.specimen')
  const content = await pdfOf({
    info: { title },
    pageSize: 'A4',
    pageMargins: [64, 160, 64, 64],
    defaultStyle: { font: 'Roboto', lineHeight: 1.3 },
    content: [
      { ...renderMixedScript(title, { fontSize: 40, color: ink }), margin: [0, 0, 0, 24] },
      renderMixedScript(translate(locale, 'esign.stamps.specimenDetail', words), { fontSize: 14, color: ink }),
    ],
  })
  const row = await insertFile(ctx, scope, {
    userId: actor.userId,
    content,
    type: 'pdf',
    name: 'specimen.pdf',
    keepUntil: new Date(Date.now() + DAY_MS),
    action: 'file.kept',
  })
  await ctx.db
    .insertInto('esign_files')
    .values({ file_id: row.id, user_id: actor.userId, facts: JSON.stringify({ pages: [A4], found: [] }) })
    .execute()
  return row.id
}
