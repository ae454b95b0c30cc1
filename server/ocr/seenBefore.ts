import { sql } from 'kysely'
import type { DocumentReading } from '../../contracts/ocr/documents.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { foundIndex } from '../checks/verifications/values.ts'
import type { Context } from '../platform/context.ts'
import type { Vault } from '../platform/vault.ts'
import { numberOf } from './toResult.ts'

/** So many of 64 bits may differ between two photos of one document. */
const NEAR = 5
const MAX = 10

type Earlier = ResultOf<'ocr-document'>['seenBefore']

/** Keyed hash of kind and number; null without a number. */
export function numberIndex(vault: Vault, reading: Pick<DocumentReading, 'kind' | 'fields'>): string | null {
  const number = numberOf(reading)
  return number === null ? null : foundIndex(vault, 'ocr-document', `${reading.kind}:${number}`)
}

interface NewReading {
  userId: string
  verificationId: string
  reading: Pick<DocumentReading, 'kind' | 'fields' | 'pictures'>
}

/**
 * Earlier checks of this account (ids are in the order of time) that show the same number, or the same picture. Documents of one kind look alike, so that a picture with
 * another number is not the same one. Other accounts are never looked at.
 */
export async function findSeenBefore(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { userId, verificationId, reading }: NewReading,
): Promise<Earlier> {
  const index = numberIndex(vault, reading)
  const hashes = reading.pictures.map(({ hash }) => bitsOf(hash))
  const isNear = hashes.map(bits => sql<boolean>`bit_count(picture.hash # ${bits}::bit(64)) <= ${NEAR}`)
  const near = isNear.length > 0 ? sql<boolean>`(${sql.join(isNear, sql` or `)})` : sql<boolean>`false`
  const { rows } = await sql<{ id: string; at: string; same_picture: boolean }>`
    select * from (
      select reading.verification_id as id, reading.created_at as at, reading.number_index,
        reading.kind = ${reading.kind} and exists (
          select from document_pictures as picture
          where picture.verification_id = reading.verification_id and ${near}) as same_picture
      from document_readings as reading
      where reading.user_id = ${userId} and reading.verification_id < ${verificationId} and reading.kind is not null
    ) as earlier
    where number_index = ${index} or (same_picture and (number_index is null or ${index}::text is null))
    order by at desc
    limit ${MAX}`.execute(db)
  return rows.map(({ id, at, same_picture }) => ({ verificationId: id, at, by: same_picture ? 'picture' : 'number' }))
}

/** `ff…` as 64 binary digits. */
export const bitsOf = (hash: string): string => BigInt(`0x${hash}`).toString(2).padStart(64, '0')
