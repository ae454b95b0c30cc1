import type { ShownVideoSession } from '../../../contracts/cases/videoKyc/shown.ts'
import { useTexts } from '../../i18n/useTexts.ts'

export type ShownTask = ShownVideoSession['tasks'][number]

export function useTaskWords() {
  const text = useTexts('videoKycScreen')
  return ({ kind, side }: Pick<ShownTask, 'kind' | 'side'>) =>
    [text(`detail.kinds.${kind}`), side && text(`detail.side.${side}`)].filter(Boolean).join(', ')
}
