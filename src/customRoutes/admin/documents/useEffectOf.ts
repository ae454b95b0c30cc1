import { sureLevels } from '../../../../contracts/ocr/reliability.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** Says which values count as sure with a threshold in percent; undefined for one that cannot be set. */
export function useEffectOf(sureFrom: number): string | undefined {
  const text = useTexts('ocr')
  if (!Number.isInteger(sureFrom) || sureFrom < 50 || sureFrom > 99) return undefined
  const levels = sureLevels(sureFrom)
  const lowest = levels.at(-1)?.stated
  const groups = levels.flatMap(level => level.groups)
  const wrong = groups.reduce((total, group) => total + group.wrong, 0)
  const of = groups.reduce((total, group) => total + group.of, 0)
  return text('staff.effect', { lowest: lowest ?? 100, wrong, of })
}
