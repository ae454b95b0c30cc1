import { Check, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import {
  type IdentifierCheck,
  type IdentifierKind,
  identifierFacts,
  type LocalCheck,
} from '../../../contracts/identifiers/index.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Verifications.module.css'

type CheckState = 'passed' | 'failed' | 'waiting'

/** The state of each check: those before the failed one have passed, those after it are pending. */
function checkStates(kind: IdentifierKind, result: IdentifierCheck | undefined): Map<LocalCheck, CheckState> {
  const own = identifierFacts(kind).localChecks
  if (!result) return new Map(own.map(check => [check, 'waiting']))
  if (result.ok) return new Map(own.map(check => [check, 'passed']))
  const failing = Math.max(own.indexOf(result.code as LocalCheck), 0)
  const stateAt = (index: number): CheckState => (index < failing ? 'passed' : index === failing ? 'failed' : 'waiting')
  return new Map(own.map((check, index) => [check, stateAt(index)]))
}

interface LocalCheckCardProps {
  /** The field, if the form has several that are checked. */
  of?: string | undefined
  kind: IdentifierKind
  result: IdentifierCheck | undefined
}

const icons = { passed: CircleCheck, failed: CircleX, waiting: CircleDashed }

/** Progress of the free checks while the user types. */
export const LocalCheckCard = ({ of, kind, result }: LocalCheckCardProps) => {
  const text = useTexts('verifications')
  return (
    <Section title={of === undefined ? text('form.checkedFree') : `${text('form.checkedFree')}: ${of}`}>
      <ul className={styles.checks}>
        {[...checkStates(kind, result)].map(([check, state]) => (
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

/** The offline checks that the input passed. A verification exists only if all of them passed. */
export const LocalChecksSection = ({ product }: { product: Product }) => {
  const text = useTexts('verifications')
  const passed = new Set(
    product.inputFields.flatMap(({ identifier }) => (identifier ? identifierFacts(identifier).localChecks : [])),
  )
  if (passed.size === 0) return null
  return (
    <Section
      title={text('form.localChecks')}
      badge={<ToneChip tone="neutral" label={text('detail.freeBadge')} />}
      aside={text('detail.localDone')}
    >
      <ul className={styles.checks}>
        {[...passed].map(check => (
          <li key={check} data-state="passed">
            <Check size={16} aria-hidden="true" />
            <strong>{text(`local.${check}`)}</strong>
            <span>{text(`local.${check}Right`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
