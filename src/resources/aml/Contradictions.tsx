import { formatScore } from '../../../contracts/platform/scores.ts'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

interface ContradictionsProps {
  hit: AmlHit
  isRuledOut: boolean
  threshold: number
}

/** What the entry states differently from the search, the score before and after, and what follows from it. */
export const Contradictions = ({ hit, isRuledOut, threshold }: ContradictionsProps) => {
  const text = useTexts('aml')
  const { contradictions = [], score, scoreBefore } = hit
  if (contradictions.length === 0) return null
  const facts = contradictions.map(fact => text(`ruledOut.facts.${fact}`)).join(', ')
  const before = formatScore(scoreBefore ?? score)
  const isKept = !isRuledOut && score < threshold
  return (
    <InlineAlert tone={isRuledOut ? 'info' : 'warning'}>
      {text(isRuledOut ? 'ruledOut.title' : isKept ? 'ruledOut.keptHit' : 'ruledOut.differs', { facts })}{' '}
      {text('ruledOut.beforeAndAfter', { before, after: formatScore(score) })}
      {isRuledOut && ` ${text('ruledOut.hint')}`}
    </InlineAlert>
  )
}
