import { Readable } from 'node:stream'
import type { VideoWay } from '../../contracts/cases/videoKyc/session.ts'
import { usualVideoKycSettings } from '../../contracts/cases/videoKyc/settings.ts'
import type { LivenessStep } from '../../contracts/faces/liveness.ts'
import { createChallenge } from '../faces/challenges.ts'
import { createFaceLivenessSource } from '../faces/livenessSource.ts'
import { createFaceMatchSource } from '../faces/matchSource.ts'
import { openFile } from '../files/openFile.ts'
import { createDocumentSource } from '../ocr/source.ts'
import { newId } from '../platform/identity/ids.ts'
import { holderOf } from '../sources/synthetic/people.ts'
import { storeCaseFile } from '../steps/caseLink.ts'
import { followChecks } from '../steps/followChecks.ts'
import { sealRecord, type VideoRecord } from '../steps/kinds/video/session.ts'
import { drawTasks, type VideoTask } from '../steps/kinds/video/tasks.ts'
import { answer, caseOf, type Seeding } from './caseRun.ts'
import { specimenAnswer } from './documents.ts'
import { facesApart, facesFollowing } from './faces.ts'
import { readQueuedAs } from './readAs.ts'

export interface SeededSession {
  way: VideoWay
  /** Of the face from the card’s portrait. */
  distance: number
  place: 'given' | 'refused'
  country: string | null
}

const SPECIMEN = 'sample_pan'
const STEP = 'video'
const pune = { state: 'given', latitude: 18.5204, longitude: 73.8567, accuracyM: 24 } as const
const nowhere = { state: 'refused', latitude: null, longitude: null, accuracyM: null } as const

/** A session up to the consent, the device and the place. */
export async function beginSeededSession(
  { ctx, id }: Pick<Seeding, 'ctx' | 'id'>,
  { way, place, country }: SeededSession,
  more: Partial<VideoRecord> = {},
): Promise<{ id: string }> {
  const { row, plan, steps } = await caseOf(ctx, id)
  const step = plan.steps.find(one => one.id === STEP)
  if (step?.kind !== 'videoKyc') throw new Error('The seeded template has no video KYC.')
  const at = new Date().toISOString()
  const record: VideoRecord = {
    consent: { words: step.settings.consent.en, locale: 'en', at },
    device: { camera: 'works', light: 'good', width: 1280, height: 960, uploadMs: 240 },
    place: { ...(place === 'given' ? pune : nowhere), at },
    card: null,
    challenge: null,
    tasks: [],
    answers: {},
    ...more,
  }
  const session = newId('vks')
  await ctx.db
    .insertInto('video_kyc_sessions')
    .values({
      ...sealRecord(ctx, session, record),
      user_id: row.user_id,
      case_id: id,
      step: STEP,
      round: steps.get(STEP)?.round ?? 1,
      attempt: 1,
      way,
      stage: 'device',
      settings: JSON.stringify(usualVideoKycSettings),
      country,
    })
    .execute()
  return { id: session }
}

/** A whole session: the person holds the specimen card, with this PAN, and does what is asked with the pictures of the samples. */
export async function doSeededSession(
  seeding: Seeding,
  { pan, answers, ...session }: SeededSession & { pan: string; answers: Record<string, string> },
): Promise<void> {
  const { ctx, scope, id } = seeding
  const { plan } = await caseOf(ctx, id)
  const step = plan.steps.find(one => one.id === STEP)
  if (step?.kind !== 'videoKyc') throw new Error('The seeded template has no video KYC.')
  const challenge = session.way === 'moving' ? await createChallenge(ctx, scope) : null
  const tasks: VideoTask[] = []
  for (const task of drawTasks(step.settings, session.way, challenge?.steps ?? [])) {
    const at = new Date().toISOString()
    const file = task.kind === 'code' ? null : await store(seeding, sampleOf(task))
    tasks.push({ ...task, shownAt: at, dueAt: at, doneAt: at, file, entered: task.code, fromCamera: true })
  }
  const card = { file: await store(seeding, SPECIMEN), fromCamera: true }
  const { id: begun } = await beginSeededSession(seeding, session, { card, tasks, challenge: challenge?.id ?? null })
  await answer(seeding, STEP, { session: begun, answers })
  await readAll(seeding, { pan, distance: session.distance, steps: challenge?.steps ?? [] })
}

function sampleOf({ kind, side }: VideoTask): string {
  if (kind === 'mouth') return 'sample_face_mouth'
  return `sample_face_${side ?? 'front'}`
}

async function store({ ctx, scope, id }: Seeding, sample: string): Promise<string> {
  const { content } = await openFile(ctx, null, sample)
  const upload = { filename: `${sample}.jpg`, file: Readable.from([content]) }
  return (await storeCaseFile(ctx, scope, (await caseOf(ctx, id)).row, upload)).id
}

/** Has the checks of a session read, one after the other, with what the readers say about the samples. */
async function readAll(
  { ctx, id }: Seeding,
  { pan, distance, steps }: { pan: string; distance: number; steps: readonly LivenessStep[] },
): Promise<void> {
  for (;;) {
    const found = (await caseOf(ctx, id)).steps.get(STEP)
    if (found?.status !== 'inProgress' || !found.verification_id) return
    const { product } = await ctx.db
      .selectFrom('verifications')
      .select('product')
      .where('id', '=', found.verification_id)
      .executeTakeFirstOrThrow()
    if (product === 'ocr-document') await readQueuedAs(ctx, found.verification_id, await cardAnswer(ctx, pan))
    else if (product === 'face-liveness')
      await readQueuedAs(ctx, found.verification_id, {
        answer: facesFollowing(steps),
        createSource: createFaceLivenessSource,
      })
    else
      await readQueuedAs(ctx, found.verification_id, {
        answer: facesApart(distance),
        createSource: createFaceMatchSource,
      })
    await followChecks(ctx)
  }
}

/** The specimen, with the PAN and the name that the sandbox has for it. */
async function cardAnswer(ctx: Seeding['ctx'], pan: string) {
  const { answer: read } = await specimenAnswer(ctx, SPECIMEN)
  const values: Record<string, string> = { number: pan, name: holderOf(pan).toUpperCase() }
  const fields = read.reading.fields.map(field => ({
    ...field,
    value: values[field.name] ?? field.value,
    confidence: 0.99,
  }))
  return { answer: { ...read, reading: { ...read.reading, fields } }, createSource: createDocumentSource }
}
