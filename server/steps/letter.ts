import { addressStep } from '../../contracts/cases/steps/address.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { askedStep } from '../cases/work.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { renderMixedScript } from '../reports/mixedScript.ts'
import { pdfOf } from '../reports/pdf.ts'
import { keptAnswer } from './kinds/keptAnswer.ts'
import { ownCase } from './ownCase.ts'

interface Letter {
  /** Who asks. */
  sender: string
  name: string | null
  address: { line1: string; line2?: string | null | undefined; city: string; pin: string }
  code: string
  locale: Locale
}

/**
 * The letter whose code proves an address, as a page to be printed and posted; the access log records it. Throws as `ownCase`, and `conflict` if the
 * step does not wait for the code of a letter.
 */
export async function printLetter(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, step }: { id: string; step: string },
): Promise<Buffer> {
  const found = await ownCase(ctx, scope, id)
  const asked = askedStep(found, { step })
  const { address } = addressStep.answer.parse((asked && keptAnswer(asked)) ?? {})
  const sealed = asked
    ? await ctx.db.selectFrom('case_letters').selectAll().where('round_id', '=', asked.roundId).executeTakeFirst()
    : undefined
  if (!asked || !sealed || !address) throw new Problem('conflict', translate(scope.locale, 'cases.noLetter'))
  const { user_id, subject_name: name, locale } = found.row
  const { code_sealed: code } = openRow(ctx.vault, 'case_letters', sealed)
  const sender = await readCustomerName(ctx, user_id)
  const pdf = await drawLetter({ sender, name, address, code, locale: locale as Locale })
  await recordAccess(ctx.db, scope, { action: 'case.letterPrinted', subject: id, userId: user_id, data: { step } })
  await ctx.db
    .updateTable('case_letters')
    .set({ printed_at: new Date().toISOString() })
    .where('round_id', '=', asked.roundId)
    .where('printed_at', 'is', null)
    .execute()
  return pdf
}

const ink = '#1B1A17'
const GROUP = 4

function drawLetter({ sender, name, address, code, locale }: Letter): Promise<Buffer> {
  const line = (words: string, fontSize = 12) => renderMixedScript(words, { fontSize, color: ink })
  const grouped = `${code.slice(0, GROUP)} ${code.slice(GROUP)}`
  const say = (key: 'title' | 'why' | 'how' | 'mistake') => translate(locale, `cases.letter.${key}`, { sender })
  return pdfOf({
    info: { title: say('title') },
    pageSize: 'A4',
    pageMargins: [64, 64, 64, 64],
    defaultStyle: { font: 'Roboto', lineHeight: 1.4 },
    content: [
      { ...line(sender, 14), margin: [0, 0, 0, 40] },
      ...(name ? [line(name)] : []),
      line(address.line1),
      ...(address.line2 ? [line(address.line2)] : []),
      { ...line(`${address.city} ${address.pin}`), margin: [0, 0, 0, 48] },
      { ...line(say('title'), 18), margin: [0, 0, 0, 12] },
      { ...line(say('why')), margin: [0, 0, 0, 12] },
      { ...line(say('how')), margin: [0, 0, 0, 20] },
      { text: grouped, fontSize: 32, characterSpacing: 3, color: ink, margin: [0, 0, 0, 20] },
      line(say('mistake')),
    ],
  })
}
