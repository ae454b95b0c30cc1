import type { Selectable } from 'kysely'
import {
  usualVideoKycSettings,
  type VideoKycSettings,
  videoKycSettings,
} from '../../../contracts/cases/videoKyc/settings.ts'
import { locales } from '../../../contracts/platform/text.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { isOpen, openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import { judgeIndia } from '../../engines/places/judgeIndia.ts'
import { problemTexts } from '../../faces/problemTexts.ts'
import { rejectedPicture } from '../../faces/readPictures.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { pinCodePlaces } from '../../sources/places/pinCodes.ts'
import { sameName } from '../../steps/kinds/sameName.ts'
import { cardReading } from '../../steps/kinds/video/card.ts'
import type { RoundRow, VideoCall } from '../rounds/row.ts'
import type { CallEvidence } from './findings.ts'

type Parts = Pick<Context, 'vault'>
export type StillRow = Selectable<Schema['video_call_stills']>
export type CheckRow = Selectable<Schema['video_call_checks']>

/** All that was kept and checked of a call's sessions. */
export interface KeptOfCall {
  rounds: RoundRow[]
  /** The earliest first, as checks are. */
  stills: StillRow[]
  checks: CheckRow[]
  verifications: ReadonlyMap<string, VerificationRow>
}

export async function readKept(db: Db | Trx, id: string): Promise<KeptOfCall> {
  const [rounds, stills, checks] = await Promise.all([
    db.selectFrom('video_call_rounds').selectAll().where('call_id', '=', id).orderBy('round', 'desc').execute(),
    db.selectFrom('video_call_stills').selectAll().where('call_id', '=', id).orderBy('at').orderBy('file_id').execute(),
    db.selectFrom('video_call_checks').selectAll().where('call_id', '=', id).orderBy('at').orderBy('id').execute(),
  ])
  const ids = checks.map(one => one.id)
  const rows = ids.length === 0 ? [] : await db.selectFrom('verifications').selectAll().where('id', 'in', ids).execute()
  return { rounds, stills, checks, verifications: new Map(rows.map(row => [row.id, row])) }
}

/** One session: its latest pictures and their checks. An earlier session, or an earlier picture, counts for nothing. */
export interface KeptOfRound {
  round: RoundRow
  settings: VideoKycSettings
  card: StillRow | undefined
  face: StillRow | undefined
  checks: CheckRow[]
  verifications: ReadonlyMap<string, VerificationRow>
  reading: VerificationRow | undefined
  pan: VerificationRow | undefined
  match: VerificationRow | undefined
  /** The checks of these pictures: whether they have begun. */
  begun: { card: CheckRow | undefined; pan: CheckRow | undefined; face: CheckRow | undefined }
}

export const faceKey = (card: string, face: string): string => `${card} ${face}`

/** By which a number is known again without being kept: spaces and small letters make no difference. */
export const panKey = ({ vault }: Parts, number: string): string => vault.index('video-call-pan', number)

export function keptOf(ctx: Parts, { stills, checks: all, verifications }: KeptOfCall, round: RoundRow): KeptOfRound {
  const own = stills.filter(one => one.round === round.round)
  const checks = all.filter(one => one.round === round.round)
  const card = own.findLast(({ kind }) => kind === 'pan')
  const face = own.findLast(({ kind }) => kind === 'face')
  const find = (kind: CheckRow['kind'], isOf: (key: string) => boolean) =>
    checks.findLast(one => one.kind === kind && isOf(one.key))
  const ofCard = card && find('card', key => key === card.file_id)
  const reading = ofCard && verifications.get(ofCard.id)
  const number = reading ? (cardReading(ctx, reading)?.number ?? null) : null
  const ofPan = number === null ? undefined : find('pan', key => key.startsWith(`${panKey(ctx, number)} `))
  const ofFace = card && face && find('face', key => key === faceKey(card.file_id, face.file_id))
  return {
    round,
    settings: round.settings === null ? usualVideoKycSettings : videoKycSettings.parse(round.settings),
    card,
    face,
    checks,
    verifications,
    reading,
    pan: ofPan && verifications.get(ofPan.id),
    match: ofFace && verifications.get(ofFace.id),
    begun: { card: ofCard, pan: ofPan, face: ofFace },
  }
}

/** What is known about a session of a call. */
export function evidenceOf(ctx: Parts, call: Pick<VideoCall, 'person_name'>, kept: KeptOfRound): CallEvidence {
  const card = cardOf(ctx, kept)
  const pan = panOf(ctx, kept)
  const names = [typeof card === 'string' ? null : card.name, typeof pan === 'string' ? null : pan.name]
  return {
    card,
    answer: kept.card?.answer ?? null,
    pan,
    holder: sameName(
      call.person_name,
      names.filter(one => one !== null),
    ),
    face: faceOf(ctx, kept),
    place: placeOf(ctx, kept.round),
    country: kept.round.country,
  }
}

const isRunning = (check: CheckRow | undefined, row: VerificationRow | undefined): boolean =>
  check !== undefined && check.state !== 'refused' && (row === undefined || isOpen(row.status))

function cardOf(ctx: Parts, { card, reading, begun }: KeptOfRound): CallEvidence['card'] {
  if (!card) return 'missing'
  if (isRunning(begun.card, reading)) return 'running'
  if (reading?.status === 'rejected_input') return 'unreadable'
  return (reading && cardReading(ctx, reading)) ?? 'noAnswer'
}

function panOf({ vault }: Parts, { pan, begun }: KeptOfRound): CallEvidence['pan'] {
  if (!begun.pan || begun.pan.state === 'refused') return 'notAsked'
  if (isRunning(begun.pan, pan)) return 'running'
  if (pan?.status === 'not_found') return 'notFound'
  const result = pan?.status === 'completed' ? (openResult(vault, pan) as ResultOf<'pan-check'> | null) : null
  return result ?? 'noAnswer'
}

function faceOf({ vault }: Parts, { card, face, match, begun }: KeptOfRound): CallEvidence['face'] {
  if (!face) return 'missing'
  if (!card) return 'noPortrait'
  if (begun.face?.problem === 'noPortrait') return 'noPortrait'
  if (isRunning(begun.face, match)) return 'running'
  if (match?.status === 'rejected_input') return rejectedFace(match.error ?? '')
  const result = match?.status === 'completed' ? (openResult(vault, match) as ResultOf<'face-match'> | null) : null
  return result ?? 'noAnswer'
}

const severalFaces = locales.map(locale => translate(locale, problemTexts.severalFaces))

function rejectedFace(error: string): CallEvidence['face'] {
  const rejected = rejectedPicture(error)
  if (rejected && severalFaces.includes(rejected.problem)) return 'severalFaces'
  return rejected?.at === 0 ? 'noPortrait' : 'noFace'
}

function placeOf({ vault }: Parts, round: RoundRow): CallEvidence['place'] {
  const { place_sealed } = openRow(vault, 'video_call_rounds', round)
  if (place_sealed === null) return 'unknown'
  const { latitude, longitude, accuracyMetres } = JSON.parse(place_sealed) as {
    latitude: number
    longitude: number
    accuracyMetres: number
  }
  return judgeIndia({ latitude, longitude, accuracyM: accuracyMetres }, pinCodePlaces())
}
