import { useState } from 'react'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'
import type { StepPageProps } from './stepPages.ts'

/** The whole consent, or one for each item: nothing is ticked before the person ticks it. */
const ConsentStep = ({ step, onAnswer }: StepPageProps<'consent'>) => {
  const text = useTexts('publicCase')
  const { busy, error, submit } = useSubmit()
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const { items } = step
  const isByItem = items.length > 0
  const refused = items.length - accepted.length
  const agree = () => onAnswer({ agreed: true, ...(isByItem && { items: accepted }) })
  return (
    <div className={styles.form}>
      <p className={styles.consent}>{step.text}</p>
      {isByItem && <Items items={items} accepted={accepted} onChange={setAccepted} />}
      <p>{text('kept', { days: step.keepDays })}</p>
      {isByItem && accepted.length > 0 && refused > 0 && (
        <p role="status">{text('refusedItems', { smart_count: refused })}</p>
      )}
      <p role="alert">{error}</p>
      {(!isByItem || accepted.length > 0) && (
        <Button busy={busy && text('sending')} onClick={() => void submit(agree)}>
          {isByItem ? text('agreeTo', { smart_count: accepted.length }) : text('agree')}
        </Button>
      )}
      <Button look="link" onClick={() => void submit(() => onAnswer({ agreed: false }))}>
        {text(isByItem ? 'refuseAll' : 'refuse')}
      </Button>
    </div>
  )
}

export default ConsentStep

interface ItemsProps {
  items: StepPageProps<'consent'>['step']['items']
  accepted: readonly string[]
  onChange: (accepted: readonly string[]) => void
}

const Items = ({ items, accepted, onChange }: ItemsProps) => {
  const text = useTexts('publicCase')
  const isAll = accepted.length === items.length
  return (
    <fieldset className={styles.items}>
      <legend>{text('items')}</legend>
      <Button look="link" onClick={() => onChange(isAll ? [] : items.map(({ id }) => id))}>
        {text(isAll ? 'tickNone' : 'tickAll')}
      </Button>
      {items.map(({ id, label, why }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={accepted.includes(id)}
            onChange={event => onChange(event.target.checked ? [...accepted, id] : accepted.filter(one => one !== id))}
          />
          <span>
            <strong>{label}</strong>
            {why && <span>{why}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
