import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import type { Condition } from '../../../../contracts/cases/condition.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { ConditionEditor } from './ConditionEditor.tsx'
import { firstComparison } from './conditionParts.ts'
import type { KnownFact } from './useKnownFacts.ts'

interface OptionalConditionProps {
  label: string
  /** On the button that adds it. */
  add: string
  path: string
  condition: Condition | undefined
  facts: readonly KnownFact[]
  onChange: (condition: Condition | undefined) => void
}

export const OptionalCondition = ({ label, add, path, condition, facts, onChange }: OptionalConditionProps) => {
  const text = useTexts('planBuilder')
  if (!condition)
    return (
      <div>
        <Button size="small" startIcon={<Plus />} onClick={() => onChange(firstComparison(facts[0]))}>
          {add}
        </Button>
      </div>
    )
  return (
    <div className={styles.optional}>
      <ConditionEditor label={label} path={path} condition={condition} facts={facts} onChange={onChange} />
      <Button size="small" color="inherit" onClick={() => onChange(undefined)}>
        {text('condition.drop')}
      </Button>
    </div>
  )
}
