import type { z } from 'zod'
import type { startCase as startCall } from '../../contracts/calls/cases.ts'
import type { publishPlan as publishCall } from '../../contracts/calls/plans.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import { publishPlan as publishIn } from '../cases/plans.ts'
import { startCase } from '../cases/startCase.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { requireTemplates } from './templateProblems.ts'

type Owner = Scope<CustomerActor | KeyActor>

/** Throws as the verb of `server/cases`, and `forbidden`. */
export async function publishPlan(ctx: Context, scope: Owner, body: z.output<NonNullable<typeof publishCall.body>>) {
  await requireTemplates(ctx, scope, body.plan)
  return ctx.db.transaction().execute(async trx => {
    const published = await publishIn(ctx, trx, scope, body)
    const { id: subject, version } = published
    await audit(trx, scope, { action: 'plan.published', subject, data: { version } })
    return published
  })
}

/**
 * Starts a case; a repeated request finds the one that it has started. Throws `bad_request` for a phone that is none, `not_found` for no plan of the
 * account's, `conflict` for one that is archived.
 */
export async function beginCase(
  ctx: Context,
  scope: Owner,
  { subject, reference, consent: _, ...body }: z.output<NonNullable<typeof startCall.body>>,
  attempt: Attempt,
): Promise<{ id: string }> {
  const { actor, locale } = scope
  const id = withIdPrefix('cas', attempt.id)
  const phone = subject.phone ? readTypedPhone(subject.phone) : null
  if (subject.phone && !phone) {
    const message = translate(locale, 'cases.phone')
    throw new Problem('bad_request', message, [{ field: 'subject.phone', message }])
  }
  const person = { name: subject.name ?? null, email: subject.email ?? null, phone: phone && toE164(phone) }
  return ctx.db.transaction().execute(async trx => {
    const earlier = await trx.selectFrom('cases').select('id').where('id', '=', id).executeTakeFirst()
    if (earlier) return earlier
    const mode = actor.kind === 'key' ? actor.mode : 'live'
    const more = { id, mode, subject: { ...person, locale: subject.locale }, reference: reference ?? null } as const
    await startCase(ctx, trx, scope, { ...body, ...more })
    await audit(trx, scope, { action: 'case.started', subject: id, data: { plan: body.planId, mode } })
    return { id }
  })
}
