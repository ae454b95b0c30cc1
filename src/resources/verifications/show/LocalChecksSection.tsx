import { Check } from 'lucide-react'
import type { Product } from '../../../../contracts/products/index.ts'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { localChecksOf } from '../localChecks.ts'
import styles from '../new/Verify.module.css'

/** What the input had passed before anything was charged: without it there would be no verification. */
export const LocalChecksSection = ({ product }: { product: Product }) => {
  const text = useTexts('verifications')
  const checks = new Set(product.inputFields.flatMap(({ identifier }) => (identifier ? localChecksOf(identifier) : [])))
  if (checks.size === 0) return null
  return (
    <Section
      title={text('form.localChecks')}
      badge={<ToneChip tone="neutral" label={text('detail.freeBadge')} />}
      aside={text('detail.localDone')}
    >
      <ul className={styles.checks}>
        {[...checks].map(check => (
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
