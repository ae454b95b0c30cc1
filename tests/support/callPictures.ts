import { followCallChecks } from '../../server/calls/evidence/follow.ts'
import { readQueued } from '../../server/checks/verifications/queue.ts'
import type { Context } from '../../server/platform/context.ts'
import type { HeavyPool } from '../../server/platform/ports/heavyPool.ts'
import { field, JPEG, reading } from '../server/ocr/helpers.ts'

/** A PAN card as it is read. The sandbox knows this number as Suresh Roy's. */
export const cardOf = (number = 'AAAPR1000H', name = 'SURESH ROY', more: Parameters<typeof reading>[0] = {}) =>
  reading({
    fields: [
      field('number', number, { check: { state: 'ok', code: 'formatOk' } }),
      field('name', name),
      field('birthDate', '1986-04-12'),
    ],
    ...more,
  })

export const faceAt = (distance: number) => ({
  confidence: 0.93,
  box: { x: 46, y: 34, width: 250, height: 317 },
  roll: 0,
  yaw: 0,
  mouth: 0.05,
  notes: [],
  distance,
})

/** What the networks see in the next pictures: the recognition itself is the engine's test. */
export const seenInCall: { card: ReturnType<typeof reading>; faces: object[] } = { card: cardOf(), faces: [] }

export const usualSight = () => Object.assign(seenInCall, { card: cardOf(), faces: [faceAt(0), faceAt(0.2)] })

export const heavyOfCalls = {
  size: 1,
  run: async ({ name }: { name: string }, { pictures }: { pictures?: unknown[] }) => {
    if (name === 'pictures') return pictures?.map(() => ({ error: 'unreadable' })) ?? []
    if (name !== 'faces') return { reading: seenInCall.card, pictures: [JPEG] }
    return seenInCall.faces
  },
  close: async () => {},
} as unknown as HeavyPool

let pictures = 0
/** No two pictures are the same. */
export const newPicture = (): Buffer => Buffer.concat([JPEG, Buffer.from(String((pictures += 1)))])

/** Everything that is due is begun and read, as by a node that works. */
export async function checkPictures(ctx: Context, callId: string): Promise<void> {
  for (;;) {
    await followCallChecks(ctx)
    const queued = await ctx.db
      .selectFrom('video_call_checks')
      .innerJoin('verifications', 'verifications.id', 'video_call_checks.id')
      .select('verifications.id')
      .where('video_call_checks.call_id', '=', callId)
      .where('verifications.finished_at', 'is', null)
      .execute()
    if (queued.length === 0) return
    for (const { id } of queued) await readQueued(ctx, { id, locale: 'en' })
  }
}
