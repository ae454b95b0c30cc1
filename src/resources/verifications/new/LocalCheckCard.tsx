import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { IdentifierCheck, IdentifierKind } from '../../../../contracts/identifiers.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type CheckState, checkStates } from '../localChecks.ts'
import styles from './Verify.module.css'

interface LocalCheckCardProps {
  kind: IdentifierKind
  found: IdentifierCheck | undefined
}

const icons = { passed: CircleCheck, failed: CircleX, waiting: CircleDashed }

/** How far the free checks of what is being typed have come. */
export const LocalCheckCard = ({ kind, found }: LocalCheckCardProps) => {
  const text = useTexts('verifications')
  return (
    <Section title={text('form.checkedFree')}>
      <ul className={styles.checks}>
        {[...checkStates(kind, found)].map(([check, state]) => (
          <li key={check} data-state={state}>
            <StateIcon state={state} />
            <strong>{text(`local.${check}`)}</strong>
            <span>{state === 'passed' ? text(`local.${check}Right`) : text(`local.${state}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const StateIcon = ({ state }: { state: CheckState }) => {
  const Icon = icons[state]
  return <Icon size={16} aria-hidden="true" />
}
