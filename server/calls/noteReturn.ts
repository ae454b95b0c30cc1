import { judgeIndia } from '../engines/places/judgeIndia.ts'
import type { Context, Trx } from '../platform/context.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { pinCodePlaces } from '../sources/places/pinCodes.ts'
import type { CallRow } from './rounds/row.ts'

interface Place {
  latitude: number
  longitude: number
  accuracyMetres: number
}

interface Return {
  place: Place | null
  country: string | null
  now: Date
}

/**
 * Whoever comes back to the queue or into a session from elsewhere may be somebody else: of two places and two networks the worse one counts, in this session and in those
 * that follow by the same waiting.
 */
export async function noteReturn(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  row: CallRow,
  { place, country, now }: Return,
): Promise<void> {
  const { id, round, status } = row
  const { place_sealed: known } = openRow(vault, 'video_calls', row)
  const counts = place !== null && (known === null || rankOf(place) > rankOf(JSON.parse(known) as Place))
  const place_sealed = counts ? JSON.stringify(place) : undefined
  const values = {
    ...(row.country === 'IN' && country !== 'IN' && { country }),
    ...(counts && { place_at: now }),
  }
  if (Object.keys(values).length === 0) return
  await trx
    .updateTable('video_calls')
    .set({ ...values, ...(place_sealed && sealRow(vault, 'video_calls', { id, place_sealed })) })
    .where('id', '=', id)
    .execute()
  if (status !== 'inCall') return
  await trx
    .updateTable('video_call_rounds')
    .set({
      ...values,
      ...(place_sealed && sealRow(vault, 'video_call_rounds', { call_id: id, round, place_sealed })),
    })
    .where('call_id', '=', id)
    .where('round', '=', round)
    .execute()
}

const ranks = { inside: 0, unclear: 1, outside: 2 } as const

const rankOf = ({ latitude, longitude, accuracyMetres }: Place): number =>
  ranks[judgeIndia({ latitude, longitude, accuracyM: accuracyMetres }, pinCodePlaces())]
