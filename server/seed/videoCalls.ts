import { enterQueue } from '../calls/byLink.ts'
import { proposeDecision } from '../calls/decide.ts'
import { setDuty } from '../calls/desk.ts'
import { hangUp } from '../calls/end.ts'
import { joinRecording } from '../calls/joinRecording.ts'
import { markStep } from '../calls/marks.ts'
import { ownCall } from '../calls/rounds/row.ts'
import { startVideoCall } from '../calls/start.ts'
import { takeNext } from '../calls/take.ts'
import { ticketFor } from '../calls/ticket.ts'
import { startVideoCalls } from '../calls/tidy.ts'
import type { Context } from '../platform/context.ts'
import { firstAttempt } from '../platform/http/idempotency.ts'
import { demoScope } from './scopes.ts'

const people = [
  { name: 'Farhan Qureshi', email: 'farhan.qureshi@example.com', locale: 'hi', reference: 'KYC-41' },
  { name: 'Leela Thomas', email: 'leela.thomas@example.com', locale: 'en', reference: 'KYC-42' },
] as const

const kept = { linkDays: 7, keepDays: 1_825 }

/** Video calls of the demo: one whose person held up a print instead of a card, which waits for its audit; and one whose person is awaited. */
export async function runSeededCalls(ctx: Context): Promise<void> {
  await startVideoCalls(ctx, { work: false })
  const scope = await demoScope(ctx)
  const [held, awaited] = people
  const { id } = await startVideoCall(ctx, scope, { ...held, ...kept }, firstAttempt())
  const place = { latitude: 18.5204, longitude: 73.8567, accuracyMetres: 40 }
  await enterQueue(ctx, scope, { ticket: ticketFor(ctx, id), network: 'direct', place })
  await setDuty(ctx, scope, { onDuty: true, languages: ['en', 'hi'] })
  await takeNext(ctx, scope)
  const { script } = await ownCall(ctx, scope, id)
  for (const { key, kind } of script.slice(0, 4))
    await markStep(
      ctx,
      scope,
      id,
      kind === 'pan' ? { step: key, outcome: 'notSeen', note: 'A colour print' } : { step: key, outcome: 'seen' },
    )
  await hangUp(ctx, scope, id)
  await joinRecording(ctx, { id, round: 1 })
  await proposeDecision(ctx, scope, id, { proposal: 'reject', reason: 'panNotOriginal' })
  await setDuty(ctx, scope, { onDuty: false, languages: ['en', 'hi'] })
  await startVideoCall(ctx, scope, { ...awaited, ...kept }, firstAttempt())
}
