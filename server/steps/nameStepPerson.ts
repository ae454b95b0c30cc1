import type { z } from 'zod'
import type { nameStepPerson as call } from '../../contracts/calls/cases.ts'
import { caseLimits } from '../../contracts/cases/limits.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import { invitationLimits } from '../../contracts/invitations.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import { applyEvent } from '../cases/apply.ts'
import { isOwnAddress } from '../cases/isOwnAddress.ts'
import type { OpenCase } from '../cases/rows.ts'
import { inviteStepPerson, readStepPerson, type StepPersonRow } from '../cases/stepPeople.ts'
import { stepPersonLink } from '../cases/stepPersonLink.ts'
import { revokeLinks } from '../invitations/withdraw.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { storeWaitsOn } from './kinds/askOther.ts'
import { ownCase, requireKept } from './ownCase.ts'

type Given = z.output<NonNullable<typeof call.body>>
type Owner = Scope<CustomerActor | KeyActor>

/**
 * Names the person whom a step asks and sends them the link; the former one has ended. A step that has failed is asked again, with what has read its answer. Throws
 * as `ownCase`, `conflict` if the step asks nobody now, `bad_request` for a wrong address, for none, or for that of the person whom the case is about, and
 * `too_many_requests`.
 */
export async function nameStepPerson(
  ctx: Context,
  scope: Owner,
  { id, step, ...given }: Given & { id: string; step: string },
): Promise<void> {
  const { locale } = scope
  const { row, known } = await personToName(ctx, scope, await ownCase(ctx, scope, id), step)
  const person = corrected(scope, known, given)
  if (isOwnAddress(row, person)) throw wrong(locale, given.email ? 'email' : 'phone', 'cases.ownAddress')
  await consumeRateLimitOrThrow(ctx, scope, `step-person:${known.id}`, invitationLimits.resends)
  const to = person.email ?? person.phone ?? ''
  const address = rateLimitKeys(ctx, 'invitation-person', to, scope).identifier
  await consumeRateLimitOrThrow(ctx, scope, address, invitationLimits.messagesToPerson)
  const askedBy = await readCustomerName(ctx, row.user_id)
  await ctx.db.transaction().execute(async trx => {
    const found = await ownCase(ctx, scope, id, trx)
    await requireKept(trx, scope, id)
    const { known: locked, status, days } = await personToName(ctx, scope, found, step, trx)
    const values = sealRow(ctx.vault, 'case_step_people', { id: locked.id, ...person })
    await trx
      .updateTable('case_step_people')
      .set({ ...values, problem: null, handed_over: false })
      .where('id', '=', locked.id)
      .execute()
    if (status === 'asked') {
      await revokeLinks(trx, [stepPersonLink], locked.id, 'replaced')
      const asking = { askedBy, days, reminders: caseLimits.reminders }
      await inviteStepPerson(ctx, trx, found.row, { id: locked.id, ...person }, asking)
      await storeWaitsOn(trx, found)
    } else await applyEvent(ctx, trx, id, { event: { type: 'askAgain', step }, by: scope.actor.name })
    await audit(trx, scope, { action: 'case.changed', subject: id, data: { type: 'personNamed', step } })
  })
}

/** The person of a step who may be named anew; throws `conflict` otherwise. */
async function personToName(
  ctx: Context,
  { locale }: Owner,
  found: OpenCase,
  id: string,
  trx?: Parameters<typeof ownCase>[3],
) {
  const over = new Problem('conflict', translate(locale, 'cases.asksNobody'))
  const { row, plan, steps } = found
  const step = plan.steps.find(one => one.id === id)
  const state = steps.get(id)
  if (!step || !state || stepOf(step.kind).actor !== 'other' || row.decision !== null) throw over
  const mayBe = (state.status === 'asked' && row.status === 'open') || state.status === 'failed'
  if (!mayBe) throw over
  const known = await readStepPerson(ctx, trx ?? ctx.db, { caseId: row.id, step: id, round: state.round })
  if (!known) throw over
  return { row, known, status: state.status, days: step.kind === 'referee' ? step.settings.answerDays : 0 }
}

/** A new address takes the place of both former ones. */
function corrected({ locale }: Owner, known: StepPersonRow, { name, email, phone }: Given) {
  const typed = phone ? readTypedPhone(phone) : null
  if (phone && !typed) throw wrong(locale, 'phone', 'cases.phone')
  const address = email || typed ? { email: email ?? null, phone: typed && toE164(typed) } : known
  if (address.email === null && address.phone === null) throw wrong(locale, 'email', 'cases.personAddress')
  return { name: name ?? known.name, email: address.email, phone: address.phone }
}

function wrong(
  locale: Owner['locale'],
  field: string,
  key: 'cases.phone' | 'cases.personAddress' | 'cases.ownAddress',
) {
  const message = translate(locale, key)
  return new Problem('bad_request', message, [{ field, message }])
}
