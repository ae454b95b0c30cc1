import type { z } from 'zod'
import type { noteVideoKyc } from '../../contracts/calls/videoKycLinks.ts'
import type { AskedStep } from '../cases/runners.ts'
import type { GivenLink } from '../invitations/prove.ts'
import type { Context, Trx } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import type { Person } from './caseLink.ts'
import { readSession, sealRecord, type VideoSession } from './kinds/video/session.ts'
import { videoStepOf } from './videoBegin.ts'

export type OfSession = GivenLink & { step: string; session: string }

/** A session that goes on; otherwise why the link does not open, or that the session is over. Throws as `videoStepOf`, and `conflict` for no session of the step. */
export async function openSessionOf(ctx: Context, person: Person, { session: id, ...link }: OfSession) {
  const found = await videoStepOf(ctx, person, link)
  if (found.refused) return { refused: found.refused } as const
  const { asked, plan } = found
  const session = await readSession(ctx, ctx.db, { id, caseId: asked.case.row.id })
  if (!session || !isOfStep(session, asked))
    throw new Problem('conflict', translate(person.scope.locale, 'videoKyc.noSession'))
  if (session.row.state !== 'open') return { refused: overOf(session.row.state) } as const
  return { refused: null, asked, plan, session } as const
}

const isOfStep = ({ row }: VideoSession, { step, round }: AskedStep) => row.step === step.id && row.round === round

export const overOf = (why: 'late' | 'left' | 'handedOver') => ({ state: 'over' as const, why })

/** Changes an open session under its lock; `change` returns what is stored. Undefined if it is over. */
export const changeSession = <Changed extends VideoChange>(
  ctx: Context,
  { row: { id, case_id: caseId } }: Pick<VideoSession, 'row'>,
  change: (session: VideoSession, trx: Trx) => Promise<Changed> | Changed,
): Promise<Changed | undefined> =>
  ctx.db.transaction().execute(async trx => {
    const session = await readSession(ctx, trx, { id, caseId }, { lock: true })
    if (session?.row.state !== 'open') return undefined
    const changed = await change(session, trx)
    await trx
      .updateTable('video_kyc_sessions')
      .set({ ...sealRecord(ctx, id, changed.record), ...changed.columns })
      .where('id', '=', id)
      .execute()
    return changed
  })

export interface VideoChange {
  record: VideoSession['record']
  columns?: Partial<Pick<VideoSession['row'], 'state' | 'stage' | 'ended_at' | 'card_check' | 'pan_check'>>
}

/** Keeps what the browser says about device, network and place. Throws as `openSessionOf`. */
export async function noteSession(
  ctx: Context,
  person: Person,
  {
    device,
    place,
    padding: _,
    ...link
  }: OfSession & Pick<z.output<NonNullable<typeof noteVideoKyc.body>>, 'device' | 'place' | 'padding'>,
) {
  const found = await openSessionOf(ctx, person, link)
  if (found.refused) return found.refused
  const changed = await changeSession(ctx, found.session, ({ row, record }) => ({
    record: {
      ...record,
      ...(device && { device }),
      // The first word about the place counts: a place that suits is not looked for afterwards.
      ...(place && (record.place === null || record.place.state !== 'given')
        ? { place: { ...place, at: new Date().toISOString() } }
        : {}),
    },
    columns: row.stage === 'consent' ? { stage: 'device' as const } : {},
  }))
  return changed ? { state: 'noted' as const } : overOf('left')
}
