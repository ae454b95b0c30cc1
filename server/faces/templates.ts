import { faceSearchLimits } from '../../contracts/faces/faceSearch.ts'
import { faceDistances } from '../../contracts/faces/faces.ts'
import { faceDistance } from '../engines/faces/faceDistance.ts'
import type { Context } from '../platform/context.ts'
import type { Vault } from '../platform/vault.ts'

type Owner = Readonly<{ userId: string; id: string }>

const PAGE = 500

const placeOf = ({ userId, id }: Owner) => ({ column: 'faces.template_sealed', id: [userId, id] }) as const

/** A face's descriptor as it is stored: sealed, with a keyed hash that tells nothing about it. */
export function sealTemplate(vault: Vault, owner: Owner, descriptor: readonly number[]) {
  const template = Buffer.from(Float32Array.from(descriptor).buffer).toString('base64')
  return {
    template_sealed: vault.seal(template, placeOf(owner)),
    fingerprint: vault.index('face-template', `${owner.userId}\n${template}`),
  }
}

export function openTemplate(vault: Vault, owner: Owner, sealed: string): number[] {
  const bytes = Uint8Array.from(Buffer.from(vault.open(sealed, placeOf(owner)), 'base64'))
  return [...new Float32Array(bytes.buffer)]
}

interface Near {
  id: string
  distance: number
  reference_sealed: string
}

/** The account's enrolled faces that may be this one, the nearest first, and how many were compared. */
export async function findNearest(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string,
  descriptor: number[],
): Promise<{ searched: number; nearest: Near[] }> {
  const nearest: Near[] = []
  let [searched, after] = [0, '']
  for (;;) {
    const rows = await db
      .selectFrom('faces')
      .select(['id', 'template_sealed', 'reference_sealed'])
      .where('user_id', '=', userId)
      .where('status', '=', 'enrolled')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id, template_sealed, reference_sealed } of rows) {
      if (template_sealed === null || reference_sealed === null) continue
      searched += 1
      const distance = faceDistance(
        { descriptor },
        { descriptor: openTemplate(vault, { userId, id }, template_sealed) },
      )
      if (distance <= faceDistances.review) nearest.push({ id, distance, reference_sealed })
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < PAGE) break
  }
  nearest.sort((one, other) => one.distance - other.distance)
  return { searched, nearest: nearest.slice(0, faceSearchLimits.candidates) }
}
