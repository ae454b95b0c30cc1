import { Checkbox, FormControlLabel } from '@mui/material'
import type { TrubgvCheck } from '../../../contracts/cases/trubgv/checks.ts'
import { entryOf, type ProductId } from '../../../contracts/checks/catalogue.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Trubgv.module.css'

interface ChecksCardProps {
  /** Those that fit what is known. */
  checks: readonly TrubgvCheck[]
  /** What is missing beside a number that is there, in words. */
  incomplete: readonly string[]
  /** By the name of the step. */
  unticked: readonly string[]
  onChange: (unticked: readonly string[]) => void
  priceOf: (product: ProductId) => number
}

/** The checks that fit, each with its price; any of them can be left out. */
export const ChecksCard = ({ checks, incomplete, unticked, onChange, priceOf }: ChecksCardProps) => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const labelOf = (id: string | undefined) => {
    const found = checks.find(one => one.id === id && !unticked.includes(one.id))
    return found && entryOf(found.product).label[locale]
  }
  return (
    <Section
      step={2}
      title={text('form.checks')}
      badge={checks.length > 0 && <span className="num">{checks.length - leftOut(checks, unticked)}</span>}
    >
      <p className={styles.lead}>{text(checks.length === 0 ? 'form.checksNone' : 'form.checksHint')}</p>
      {incomplete.map(words => (
        <InlineAlert key={words} tone="info">
          {words}
        </InlineAlert>
      ))}
      {checks.length > 0 && (
        <ul className={styles.checks} aria-label={text('form.checks')}>
          {checks.map(({ id, product, behind }) => {
            const isTicked = !unticked.includes(id)
            const first = labelOf(behind)
            return (
              <li key={id}>
                <FormControlLabel
                  label={
                    <span className={styles.check}>
                      <span>{entryOf(product).label[locale]}</span>
                      {first && isTicked && <span className={styles.quiet}>{text('form.behind', { first })}</span>}
                    </span>
                  }
                  control={
                    <Checkbox
                      checked={isTicked}
                      onChange={() => onChange(isTicked ? [...unticked, id] : unticked.filter(one => one !== id))}
                    />
                  }
                />
                <Money paise={priceOf(product)} />
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}

const leftOut = (checks: readonly TrubgvCheck[], unticked: readonly string[]) =>
  checks.filter(({ id }) => unticked.includes(id)).length
