import type { StillKind } from '../../../contracts/videoCalls/states.ts'
import type { Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { faceKey, type StillRow } from './read.ts'

interface Kept {
  callId: string
  round: number
  /** The picture that has just been kept. */
  file: string
  kind: StillKind
}

/**
 * Notes which checks a new picture asks for: a card is read, and the latest face is compared with the latest card. Pictures that were replaced are not compared any more, and none of
 * another session is. In the transaction that keeps the picture, in the call's lock.
 */
export async function planChecks(trx: Trx, { callId, round, file, kind }: Kept, at: Date): Promise<void> {
  if (kind === 'other') return
  const latest = async (wanted: StillRow['kind']) =>
    wanted === kind
      ? file
      : (
          await trx
            .selectFrom('video_call_stills')
            .select('file_id')
            .where('call_id', '=', callId)
            .where('round', '=', round)
            .where('kind', '=', wanted)
            .orderBy('at', 'desc')
            .orderBy('file_id', 'desc')
            .limit(1)
            .executeTakeFirst()
        )?.file_id
  const [card, face] = [await latest('pan'), await latest('face')]
  const of = { call_id: callId, round, at }
  if (card && kind === 'pan') await insertCheck(trx, { ...of, kind: 'card', key: card, card_file: card })
  if (card && face)
    await insertCheck(trx, { ...of, kind: 'face', key: faceKey(card, face), card_file: card, face_file: face })
}

interface NewCheck {
  call_id: string
  round: number
  kind: 'card' | 'pan' | 'face'
  key: string
  card_file: string
  face_file?: string
  state?: 'due' | 'begun'
  at: Date
}

/** Notes a check; the id under which it begins, or null if the same was noted before. */
export async function insertCheck(trx: Trx, check: NewCheck): Promise<string | null> {
  const row = await trx
    .insertInto('video_call_checks')
    .values({ id: newId('ver'), ...check })
    .onConflict(same => same.columns(['call_id', 'round', 'kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
