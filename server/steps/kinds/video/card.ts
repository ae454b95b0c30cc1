import type { ResultOf } from '../../../../contracts/products/index.ts'
import { openResult, type VerificationRow } from '../../../checks/verifications/values.ts'
import type { Context } from '../../../platform/context.ts'
import { checkIdOf, type VideoSession } from './session.ts'

export const cardInput = ({ record }: Pick<VideoSession, 'record'>) => ({
  files: [record.card?.file ?? ''],
  kind: 'pan' as const,
})

export const cardCheckId = (session: VideoSession) => checkIdOf(session, 'card', session.record.card?.file ?? '')

export type CardReading = Pick<ResultOf<'ocr-document'>, 'number' | 'name'> & { isSure: boolean }

/** What a completed reading says; `isSure`: nothing of it was read with doubt, is missing, or hints at a forgery. */
export function cardReading({ vault }: Pick<Context, 'vault'>, row: VerificationRow): CardReading | null {
  const result = row.status === 'completed' ? (openResult(vault, row) as ResultOf<'ocr-document'> | null) : null
  if (!result) return null
  const { kind, number, name, toCheck, hintCount, missing = [] } = result
  const isSure = kind === 'pan' && toCheck === 0 && hintCount === 0 && missing.length === 0
  return { number, name, isSure }
}
