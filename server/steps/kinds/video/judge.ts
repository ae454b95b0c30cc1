import type { ResultOf } from '../../../../contracts/products/index.ts'
import type { AskedStep, StepReport } from '../../../cases/runners.ts'
import { isOpen, openInput, openResult, type VerificationRow } from '../../../checks/verifications/values.ts'
import { judgeIndia } from '../../../engines/places/judgeIndia.ts'
import { rejectedPicture } from '../../../faces/readPictures.ts'
import type { Context } from '../../../platform/context.ts'
import { pinCodePlaces } from '../../../sources/places/pinCodes.ts'
import { copyOfPortrait, portraitOfReading } from '../portrait.ts'
import { sameName } from '../sameName.ts'
import { livenessOfPictures } from '../selfieOutcome.ts'
import { cardCheckId, cardInput, cardReading } from './card.ts'
import { type RanCheck, runSessionCheck } from './checks.ts'
import type { VideoEvidence } from './findings.ts'
import { checkIdOf, type VideoSession } from './session.ts'
import { livenessTasks, type VideoTask } from './tasks.ts'

/** A check that has not ended, or for which the case waits. */
export type Unfinished = Extract<StepReport, { type: 'begun' | 'blocked' }>

/** Ends a series of checks whose next one has to be waited for. */
class Waiting extends Error {
  readonly report: Unfinished

  constructor(report: Unfinished) {
    super('A check has not ended.')
    this.report = report
  }
}

/** What the checks of a session say, all of them; or the one that has to be waited for. They are begun in turn, each once, whoever asks. */
export async function evidenceOf(
  ctx: Context,
  asked: AskedStep,
  session: VideoSession,
): Promise<{ evidence: VideoEvidence } | { waits: Unfinished }> {
  try {
    return { evidence: await gather(ctx, asked, session) }
  } catch (error) {
    if (error instanceof Waiting) return { waits: error.report }
    throw error
  }
}

async function gather(ctx: Context, asked: AskedStep, session: VideoSession): Promise<VideoEvidence> {
  const { row, record } = session
  const reading = ended(
    await runSessionCheck(ctx, asked, { id: cardCheckId(session), product: 'ocr-document', input: cardInput(session) }),
  )
  const read = reading && cardReading(ctx, reading)
  const pan = await panOf(ctx, asked, session, reading ?? null)
  const liveness = await livenessOf(ctx, asked, session)
  const match = reading && read ? await matchOf(ctx, asked, session, reading) : 'noPortrait'
  const names = [read?.name, typeof pan === 'string' ? null : pan.name].filter(one => one != null)
  return {
    way: row.way,
    attempts: row.attempt,
    fromCamera: isFromCamera(record),
    card: read ?? (reading?.status === 'rejected_input' || !reading ? 'unreadable' : 'noAnswer'),
    pan,
    holder: sameName(asked.case.row.subject_name, names),
    liveness,
    match,
    isCodeRight: isCodeRight(record.tasks),
    place: placeOf(record.place),
    country: row.country,
    answersDiffer: false,
  }
}

/** The row of a check that has ended; undefined if its input was refused. Throws `Waiting` otherwise. */
function ended({ row, blocked, refused }: RanCheck): VerificationRow | undefined {
  if (blocked) throw new Waiting(blocked)
  if (row && (isOpen(row.status) || row.status === 'awaiting_person'))
    throw new Waiting({ type: 'begun', verificationId: row.id })
  if (!row && refused === undefined) throw new TypeError('A check without an end.')
  return row
}

const resultOf = <Id extends 'pan-check' | 'face-liveness' | 'face-match'>(
  { vault }: Pick<Context, 'vault'>,
  row: VerificationRow | undefined,
) => (row?.status === 'completed' ? (openResult(vault, row) as ResultOf<Id> | null) : null)

/** The PAN at its source, with the name of the card: the begun check if it was begun while the session went on. */
export async function panOf(
  ctx: Context,
  asked: AskedStep,
  session: VideoSession,
  reading: VerificationRow | null,
): Promise<VideoEvidence['pan']> {
  const read = reading && cardReading(ctx, reading)
  if (!read?.number) return 'notAsked'
  const input = { pan: read.number, ...(read.name && { name: read.name }) }
  const id = checkIdOf(session, 'pan', reading?.id ?? '')
  const row = ended(await runSessionCheck(ctx, asked, { id, product: 'pan-check', input }))
  if (row?.status === 'not_found') return 'notFound'
  return resultOf<'pan-check'>(ctx, row) ?? (row ? 'noAnswer' : 'notAsked')
}

async function livenessOf(ctx: Context, asked: AskedStep, session: VideoSession): Promise<VideoEvidence['liveness']> {
  const { challenge, tasks } = session.record
  const frames = livenessTasks(tasks).flatMap(({ file }) => file ?? [])
  if (challenge === null) return 'notDone'
  const input = { challenge, frames }
  const id = checkIdOf(session, 'liveness', challenge)
  const row = ended(await runSessionCheck(ctx, asked, { id, product: 'face-liveness', input }))
  // Pictures that cannot be used, or came too late for the challenge.
  if (!row || row.status === 'rejected_input') return { outcome: 'unclear', turn: null }
  const result = resultOf<'face-liveness'>(ctx, row)
  if (!result) return 'noAnswer'
  const judged = (openInput(ctx.vault, row) as { frames: string[] }).frames
  return { outcome: livenessOfPictures(result.outcome, judged, frames), turn: smallestTurn(result) }
}

/** Null without a turn, or if one of them was not measured. */
function smallestTurn({ steps }: Pick<ResultOf<'face-liveness'>, 'steps'>): number | null {
  const turns = steps.filter(({ step }) => step === 'left' || step === 'right').map(({ turn }) => turn)
  if (turns.length === 0 || turns.includes(null)) return null
  return Math.round(Math.min(...turns.map(turn => Math.abs(turn ?? 0))))
}

async function matchOf(
  ctx: Context,
  asked: AskedStep,
  session: VideoSession,
  reading: VerificationRow,
): Promise<VideoEvidence['match']> {
  const look = session.record.tasks.find(({ kind }) => kind === 'look')?.file
  if (!look) return 'noFace'
  const id = checkIdOf(session, 'match', reading.id)
  const portrait = await copyOfPortrait(ctx, { ...asked, roundId: id }, asked.step.id, () =>
    portraitOfReading(ctx, reading),
  )
  if (portrait === null) return 'noPortrait'
  const row = ended(
    await runSessionCheck(ctx, asked, { id, product: 'face-match', input: { pictures: [portrait, look] } }),
  )
  if (!row) return 'noFace'
  if (row.status === 'rejected_input') return rejectedPicture(row.error ?? '')?.at === 0 ? 'noPortrait' : 'noFace'
  return resultOf<'face-match'>(ctx, row) ?? 'noAnswer'
}

const isFromCamera = ({ card, tasks }: VideoSession['record']): boolean =>
  card?.fromCamera === true && tasks.every(({ kind, fromCamera }) => kind === 'code' || fromCamera)

function isCodeRight(tasks: readonly VideoTask[]): boolean | null {
  const asked = tasks.find(({ kind }) => kind === 'code')
  return asked ? asked.entered === asked.code : null
}

function placeOf(place: VideoSession['record']['place']): VideoEvidence['place'] {
  if (place?.state === 'refused') return 'refused'
  if (place?.state !== 'given' || place.latitude === null || place.longitude === null || place.accuracyM === null)
    return 'unknown'
  const { latitude, longitude, accuracyM } = place
  return judgeIndia({ latitude, longitude, accuracyM }, pinCodePlaces())
}

/** For whoever begins a check early: it is waited for later. Throws whatever else went wrong. */
export function evidenceIsPending(error: unknown): void {
  if (!(error instanceof Waiting)) throw error
}
