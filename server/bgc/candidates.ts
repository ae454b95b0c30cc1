import type { z } from 'zod'
import type { addBgcCandidate as addCall } from '../../contracts/calls/bgc.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { startCase } from '../cases/startCase.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

type Own = Scope<CustomerActor>

export interface Candidate {
  name: string
  email: string | null
  phone: string | null
  locale: Locale
  reference: string | null
  locationId: string | null
}

/**
 * Adds a candidate: starts a case of the package, whose link is sent. A repeated request finds the case that it has started. Throws `bad_request` without an address
 * or for a phone that is none, `not_found` for no package of the account's, `conflict` for one that is archived.
 */
export async function addCandidate(
  ctx: Context,
  scope: Own,
  { planId, ...given }: z.output<NonNullable<typeof addCall.body>>,
  attempt: Attempt,
): Promise<{ id: string }> {
  const id = withIdPrefix('cas', attempt.id)
  const { name, locale, email = null, phone = null, reference = null, locationId = null } = given
  const typed = phone ? readTypedPhone(phone) : null
  if (phone && !typed) throw refused(scope, 'phone', 'phone')
  if (!email && !typed) throw refused(scope, 'email', 'address')
  const candidate = { name, email, locale, reference, locationId, phone: typed && toE164(typed) }
  return ctx.db.transaction().execute(async trx => {
    await begin(ctx, trx, scope, { id, planId, candidate })
    return { id }
  })
}

function refused({ locale }: Own, field: string, key: 'phone' | 'address'): Problem {
  const message = translate(locale, `cases.row.${key}`)
  return new Problem('bad_request', message, [{ field, message }])
}

interface Beginning {
  id: string
  planId: string
  candidate: Candidate
}

/** Starts the case of a candidate in the caller's transaction, unless it stands already. Throws as `startCase`, and `not_found` for a plan of another product. */
export async function begin(ctx: Context, trx: Trx, scope: Own, { id, planId, candidate }: Beginning): Promise<void> {
  const earlier = await trx.selectFrom('cases').select('id').where('id', '=', id).executeTakeFirst()
  if (earlier) return
  const plan = await trx
    .selectFrom('plans')
    .select('product')
    .where('id', '=', planId)
    .where('user_id', '=', scope.actor.userId)
    .executeTakeFirst()
  if (plan?.product !== 'bgc') throw notFound('plan')
  const { reference, locationId, ...subject } = candidate
  const more = { subject, reference, locationId, purpose: 'employee_onboarding', mode: 'live' } as const
  await startCase(ctx, trx, scope, { id, planId, ...more })
  await audit(trx, scope, { action: 'case.started', subject: id, data: { plan: planId, mode: 'live' } })
}
