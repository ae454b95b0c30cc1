import { caseLimits } from '../../contracts/cases/limits.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import { caseLinkOf } from '../cases/link.ts'
import { startCase } from '../cases/startCase.ts'
import { admitByProof } from '../invitations/admit.ts'
import { createInvitation } from '../invitations/create.ts'
import type { Visitor as Browser } from '../invitations/trail.ts'
import { codeIdOf, verifyOtpCode } from '../platform/access/otpCodes.ts'
import { attemptNetwork } from '../platform/access/rateLimit.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { translate } from '../platform/translate.ts'
import { countStarts, flowLinkOf, stopOf } from './link.ts'
import { fillForms, takePrefill } from './prefill.ts'
import { modeOf, openStart, personIndex } from './starts.ts'
import { codeIdentifier, type FoundFlow, findFlow, type Visitor, visitorOf } from './visit.ts'

type Person = Browser & { scope: Scope }

interface Entered {
  token: string
  name: string
  address?: string | null | undefined
  code: string
  site?: string | null | undefined
}

const onboarding = caseLinkOf({ product: 'onboarding' })

/**
 * Starts a response for whoever has entered the right code, and lets them in. Whoever comes again with the same address goes on with the response that they have
 * begun; also after a request was repeated. Throws `bad_request` for a wrong code, `too_many_requests`, and `conflict` if their response waits for nothing more.
 */
export async function openByFlow(ctx: Context, person: Person, { token, code, site, ...given }: Entered) {
  const { scope } = person
  const found = await findFlow(ctx, scope, token)
  if (found.closed) return found.closed
  const visitor = visitorOf(scope, found, given)
  await enterCode(ctx, scope, found, { ...visitor, code })
  const askedBy = await readCustomerName(ctx, found.link.user_id)
  return ctx.db.transaction().execute(async trx => {
    // One at a time, so that the limits hold and nobody starts twice.
    const link = await flowLinkOf(ctx, trx, found.link.plan_id, { lock: true })
    if (!link) return { state: 'closed' as const, message: translate(scope.locale, 'onboarding.closed') }
    const begun = await openStart(ctx, trx, link, { ...visitor.address, ...modeOf(found.prefill) })
    if (begun?.status === 'done') throw new Problem('conflict', translate(scope.locale, 'onboarding.answered'))
    const notWaiting = new Problem('conflict', translate(scope.locale, 'onboarding.notWaiting'))
    if (begun && begun.invitationId === null) throw notWaiting
    if (!begun) {
      const counted = await countStarts(trx, link.plan_id)
      const why =
        stopOf(link, { ...counted, isArchived: false }) ?? (counted.startsToday >= link.starts_per_day && 'dayFull')
      if (why)
        return {
          state: 'closed' as const,
          message: translate(scope.locale, why === 'dayFull' ? 'onboarding.dayFull' : 'onboarding.closed'),
        }
      if (!(await takePrefill(ctx, trx, { token, person: personIndex(ctx, link, visitor.address) })))
        return { state: 'closed' as const, message: translate(scope.locale, 'onboarding.prefillOver') }
    }
    const framedBy = link.sites.find(one => one === site) ?? null
    const invitationId = begun?.invitationId ?? (await start(ctx, trx, { person, found, visitor, askedBy }))
    const admitted = await admitByProof(ctx, trx, person, onboarding, invitationId, framedBy)
    if (!admitted) throw notWaiting
    return { state: 'open' as const, ...admitted }
  })
}

/** A wrong try counts, so it is committed before the error. */
async function enterCode(
  ctx: Context,
  scope: Scope,
  { link }: FoundFlow,
  { code, address }: Visitor & { code: string },
): Promise<void> {
  const typed = {
    purpose: 'invitation',
    identifier: codeIdentifier(ctx, link, address),
    code,
    codeId: codeIdOf(ctx, scope),
    caller: ctx.vault.index('limit', `${link.plan_id}\n${attemptNetwork(scope.ip)}`),
  } as const
  const { outcome } = await ctx.db.transaction().execute(trx => verifyOtpCode(ctx, trx, typed))
  if (outcome === 'right') return
  if (outcome === 'spent') throw new Problem('too_many_requests', translate(scope.locale, 'invitations.codeSpent'))
  const message = translate(scope.locale, 'invitations.codeWrong')
  throw new Problem('bad_request', message, [{ field: 'code', message }])
}

interface Starting {
  person: Person
  found: FoundFlow
  visitor: Visitor
  askedBy: string
}

/** Starts the response in the account's name, and sends its person their own link, by which it goes on later or elsewhere. Answers the invitation's id. */
async function start(ctx: Context, trx: Trx, { person, found, visitor, askedBy }: Starting): Promise<string> {
  const { link, plan, version, starter, prefill } = found
  const { locale, requestId } = person.scope
  const { name, address } = visitor
  const email = address.channel === 'email' ? address.to : null
  const phone = address.channel === 'sms' ? address.to : null
  const scope = { actor: starter, ip: null, requestId, locale }
  const { row } = await startCase(ctx, trx, scope, {
    planId: link.plan_id,
    version,
    subject: { name, email, phone, locale },
    reference: prefill?.reference ?? null,
    purpose: link.purpose as Purpose,
    ...modeOf(prefill),
  })
  await trx
    .insertInto('onboarding_starts')
    .values({ case_id: row.id, plan_id: link.plan_id, person_index: personIndex(ctx, link, address) })
    .execute()
  if (prefill) await fillForms(ctx, trx, row.id, prefill)
  const { id } = await createInvitation(ctx, trx, onboarding, {
    subject: row.id,
    userId: link.user_id,
    expiresAt: new Date(row.due_at),
    askedBy,
    about: plan.title[locale],
    person: { name, email, phone },
    locale,
    reminders: caseLimits.reminders,
  })
  await trx.updateTable('cases').set({ invitation_id: id }).where('id', '=', row.id).execute()
  await audit(trx, scope, { action: 'onboarding.started', subject: row.id, data: { plan: link.plan_id, version } })
  return id
}
