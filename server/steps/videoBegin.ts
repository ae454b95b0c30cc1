import type { z } from 'zod'
import type { beginVideoKyc } from '../../contracts/calls/videoKycLinks.ts'
import { caseLimits } from '../../contracts/cases/limits.ts'
import { videoKycLimits } from '../../contracts/cases/videoKyc/session.ts'
import { readCase } from '../cases/rows.ts'
import type { AskedStep } from '../cases/runners.ts'
import { askedStep } from '../cases/work.ts'
import type { GivenLink } from '../invitations/prove.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { countryOfAddress } from '../sources/places/countries.ts'
import { caseOfLink, type Person } from './caseLink.ts'
import { sealRecord, type VideoRecord } from './kinds/video/session.ts'
import { videoSettingsOf } from './kinds/video/settings.ts'

type Given = GivenLink & Pick<z.output<NonNullable<typeof beginVideoKyc.body>>, 'step' | 'locale' | 'way'>

const over = ({ locale }: Scope) => new Problem('conflict', translate(locale, 'cases.stepOver'))

/** The step of a video KYC that waits for the person of the link; otherwise why the link does not open. Throws `conflict` if the step does not wait for it. */
export async function videoStepOf(ctx: Context, person: Person, { step, ...link }: GivenLink & { step: string }) {
  const admitted = await caseOfLink(ctx, person, link)
  if (admitted.refused) return { refused: admitted.refused } as const
  const asked = askedStep(admitted.found, { step })
  if (asked?.step.kind !== 'videoKyc') throw over(person.scope)
  return { refused: null, asked, plan: asked.step } as const
}

/**
 * Begins a session with the consent, in the words of the plan, and with the account's settings of this moment. An earlier one that goes on ends. Throws as `videoStepOf`, `conflict` if no
 * further session with movements is allowed, `too_many_requests`.
 */
export async function beginSession(ctx: Context, person: Person, { locale, way, ...link }: Given) {
  const found = await videoStepOf(ctx, person, link)
  if (found.refused) return found.refused
  const { asked, plan } = found
  await consumeRateLimitOrThrow(ctx, person.scope, `case-challenges:${asked.case.row.id}`, caseLimits.challenges)
  const at = new Date().toISOString()
  const record: VideoRecord = {
    consent: { words: plan.settings.consent[locale], locale, at },
    device: null,
    place: null,
    card: null,
    challenge: null,
    tasks: [],
    answers: {},
  }
  return storeSession(ctx, person.scope, asked, { way, record, at })
}

const storeSession = (
  ctx: Context,
  scope: Scope,
  { case: { row }, step, round }: AskedStep,
  { way, record, at }: { way: Given['way']; record: VideoRecord; at: string },
) =>
  ctx.db.transaction().execute(async trx => {
    // Two browsers begin one after the other.
    if (!askedStep(await readCase(ctx, trx, row.id, { lock: true }), { step: step.id, round })) throw over(scope)
    const earlier = await trx
      .selectFrom('video_kyc_sessions')
      .select(['attempt', 'way'])
      .where('case_id', '=', row.id)
      .where('step', '=', step.id)
      .where('round', '=', round)
      .execute()
    const moving = earlier.filter(one => one.way === 'moving').length
    if (way === 'moving' && moving >= videoKycLimits.attempts)
      throw new Problem('conflict', translate(scope.locale, 'videoKyc.noMoreAttempts'))
    await trx
      .updateTable('video_kyc_sessions')
      .set({ state: 'left', ended_at: at })
      .where('case_id', '=', row.id)
      .where('step', '=', step.id)
      .where('state', '=', 'open')
      .execute()
    const id = newId('vks')
    await trx
      .insertInto('video_kyc_sessions')
      .values({
        ...sealRecord(ctx, id, record),
        user_id: row.user_id,
        case_id: row.id,
        step: step.id,
        round,
        attempt: earlier.length + 1,
        way,
        settings: JSON.stringify(await videoSettingsOf(trx, row.user_id)),
        country: countryOfAddress(scope.ip),
        started_at: at,
      })
      .execute()
    const used = moving + (way === 'moving' ? 1 : 0)
    return { state: 'begun' as const, session: id, attemptsLeft: Math.max(0, videoKycLimits.attempts - used) }
  })
