import { type DocumentFamily, documentFamilies } from '../../contracts/ocr/families.ts'
import type { Db } from '../platform/context.ts'

export interface KindSetting {
  family: DocumentFamily
  isOn: boolean
  /** Percent: a field that was read with less is marked for a look. */
  sureFrom: number
}

/** Until staff decide otherwise: between what the reader calls known and what it calls doubtful (server/engines/ocr/calibrate.ts). */
const USUAL_SURE_FROM = 95

/** The settings of every kind, in the order of the families. */
export async function readKinds(db: Db): Promise<KindSetting[]> {
  const rows = await db.selectFrom('document_kinds').selectAll().execute()
  return documentFamilies.map(family => {
    const row = rows.find(one => one.family === family)
    return { family, isOn: row?.is_on ?? true, sureFrom: row?.sure_from ?? USUAL_SURE_FROM }
  })
}

export const kindIn = (kinds: readonly KindSetting[], family: DocumentFamily): KindSetting =>
  kinds.find(one => one.family === family) ?? { family, isOn: true, sureFrom: USUAL_SURE_FROM }
