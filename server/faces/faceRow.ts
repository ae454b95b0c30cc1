import type { Selectable } from 'kysely'
import type { EnrolledFace } from '../../contracts/calls/faceSearch.ts'
import type { FaceStatus } from '../../contracts/faces/faceSearch.ts'
import type { FaceNote } from '../../contracts/faces/faces.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import type { FacesTables } from '../platform/db/schema/faces.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { queuePlace } from '../platform/taskPool/readingQueue.ts'
import { translate } from '../platform/translate.ts'
import type { Vault } from '../platform/vault.ts'
import { problemTexts } from './problemTexts.ts'

export type FaceScope = Scope<CustomerActor | KeyActor>

export const isTest = (actor: CustomerActor | KeyActor): boolean => actor.kind === 'key' && actor.mode === 'test'

export type FaceRow = Selectable<FacesTables['faces']>

const enrolmentTexts = {
  ...problemTexts,
  missing: 'files.missing',
  tooDemanding: 'files.tooDemanding',
  unread: 'faces.unread',
} as const

/** Why a picture was not enrolled. */
export type EnrolmentProblem = keyof typeof enrolmentTexts

export const placeOfReference = (userId: string, id: string) =>
  ({ column: 'faces.reference_sealed', id: [userId, id] }) as const

export const referenceIndex = (vault: Vault, reference: string): string => vault.index('face-reference', reference)

interface NewFace {
  userId: string
  id: string
  /** The file's id. */
  picture: string
  reference: string
}

/** A face whose picture is still to be read. */
export const newFace = (vault: Vault, { userId, id, picture, reference }: NewFace) => ({
  id,
  user_id: userId,
  status: 'reading',
  file_id: picture,
  reference_sealed: vault.seal(reference, placeOfReference(userId, id)),
  reference_index: referenceIndex(vault, reference),
  template_sealed: null,
  fingerprint: null,
  problem: null,
  notes: '',
  removed_at: null,
  consented_at: new Date(),
})

/** `queuePlace` is that of `queuePlaces`. */
export function presentFace(vault: Vault, row: FaceRow, locale: Locale, queuePlace?: number | null): EnrolledFace {
  const { id, user_id, reference_sealed, problem, notes } = row
  return {
    id,
    status: row.status as FaceStatus,
    reference: reference_sealed === null ? null : vault.open(reference_sealed, placeOfReference(user_id, id)),
    message: problem === null ? null : translate(locale, enrolmentTexts[problem as EnrolmentProblem]),
    notes: notes === '' ? [] : (notes.split(' ') as FaceNote[]),
    queuePlace: queuePlace ?? null,
    fingerprint: row.fingerprint,
    createdAt: row.created_at,
    removedAt: row.removed_at,
  }
}

/** Throws `not_found`, also for another account's face, and for a test key, which has no part in real faces. */
export async function ownFace(db: Db, { actor }: FaceScope, id: string): Promise<FaceRow> {
  if (isTest(actor)) throw notFound('face')
  const row = await db
    .selectFrom('faces')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound('face')
  return row
}

/** Throws as `ownFace`. */
export const showFace = async ({ db, vault }: Context, scope: FaceScope, id: string): Promise<EnrolledFace> =>
  presentFace(vault, await ownFace(db, scope, id), scope.locale, await queuePlace(db, id))
