import type { DraftRecipient, EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { CaseRow } from '../../cases/rows.ts'
import type { AskedStep, StepReport, StepRunner } from '../../cases/runners.ts'
import { createDraft, deleteDraft } from '../../esign/drafts.ts'
import { openRoleIn } from '../../esign/forms/openRole.ts'
import { readEnvelope, type Sender } from '../../esign/rows.ts'
import { sendEnvelope } from '../../esign/send.ts'
import { ownTemplate } from '../../esign/templates.ts'
import type { Context } from '../../platform/context.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { askSubject } from './askSubject.ts'
import { caseSender } from './caseSender.ts'
import { mayCheck } from './check.ts'

/** The envelope of a round has an id of its own that every attempt derives. */
export const envelopeIdOf = ({ roundId }: Pick<AskedStep, 'roundId'>): string => withIdPrefix('env', roundId)

/**
 * The person signs a document that is made of a template. The step waits until the envelope has ended (`server/steps/followEnvelopes.ts`), whoever else has to sign it,
 * and leads the person to it from the page of the case.
 */
export const sign: StepRunner = {
  begin: async (ctx, asked) => {
    const { row } = asked.case
    if (!row.subject_email && !row.subject_phone) return { type: 'failed', reason: 'noAddress', isFinal: true }
    if (!(await mayCheck(ctx, row))) return { type: 'blocked', reason: 'account' }
    const refused = await sendForStep(ctx, asked, await caseSender(ctx, row))
    return refused ?? askSubject(ctx, asked)
  },
  show: ({ step }) => {
    if (step.kind !== 'sign') throw new TypeError('A step of another kind.')
    return { kind: 'sign' }
  },
}

/** Makes the envelope of a round and sends it, or finds the one that an earlier attempt has sent. Null once it is out; otherwise what the step reports. */
async function sendForStep(ctx: Context, asked: AskedStep, scope: Sender): Promise<StepReport | null> {
  const { step, round, case: found } = asked
  if (step.kind !== 'sign') throw new TypeError('A step of another kind.')
  const id = envelopeIdOf(asked)
  try {
    const { draft: template } = await ownTemplate(ctx, scope, step.settings.template)
    const recipient = openRoleIn(template)
    if (recipient === undefined) return { type: 'failed', reason: 'template', isFinal: true }
    const row = { envelope_id: id, case_id: found.row.id, step: step.id, round, recipient, followed_at: null }
    await ctx.db
      .insertInto('case_envelopes')
      .values(row)
      .onConflict(same => same.doNothing())
      .execute()
    if (!(await readEnvelope(ctx, ctx.db, id)))
      await createDraft(ctx, scope, { id, draft: filledFor(template, recipient, found.row) })
    const made = await readEnvelope(ctx, ctx.db, id)
    if (made?.row.state === 'draft')
      await sendEnvelope(ctx, scope, { id, revision: made.row.revision }, { resumed: true })
    return null
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'too_many_requests') throw error
    await dropDraft(ctx, scope, id)
    if (error.code === 'insufficient_balance') return { type: 'blocked', reason: error.code }
    const [field] = error.fields ?? []
    return { type: 'failed', reason: error.code === 'not_found' ? 'template' : (field?.message ?? error.message) }
  }
}

/** The template with the person of the case in the one role without a name. */
const filledFor = (template: EnvelopeDraft, role: string, row: CaseRow): EnvelopeDraft => ({
  ...template,
  recipients: template.recipients.map(one => (one.id === role ? personIn(one, row) : one)),
})

const personIn = (role: DraftRecipient, row: CaseRow): DraftRecipient => ({
  ...role,
  name: row.subject_name ?? '',
  email: row.subject_email,
  phone: row.subject_phone,
  locale: row.locale as Locale,
  // Somebody else's signature would not be the person's.
  canDelegate: false,
})

/** A document that cannot be sent leaves nothing behind. */
async function dropDraft(ctx: Context, scope: Sender, id: string): Promise<void> {
  const made = await readEnvelope(ctx, ctx.db, id)
  if (made?.row.state === 'draft') await deleteDraft(ctx, scope, id)
  if (!made || made.row.state === 'draft')
    await ctx.db.deleteFrom('case_envelopes').where('envelope_id', '=', id).execute()
}
