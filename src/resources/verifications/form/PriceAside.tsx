import { Button } from '@mui/material'
import { Check } from 'lucide-react'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import type { Text } from '../../../../contracts/platform/text.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { PriceCard } from '../../../components/PriceCard.tsx'
import { Section } from '../../../components/Section.tsx'
import { decapitalize } from '../../../i18n/decapitalize.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { useBalanceAfter } from '../../../wallets/useBalanceAfter.ts'
import { useShortfall } from '../../../wallets/useShortfall.ts'
import { useProductFacts, useProductNames } from '../product.ts'
import { ShortBalance } from '../ShortBalance.tsx'
import styles from './Form.module.css'
import type { SubmitBlocker } from './formState.ts'
import { useCheckedAgo } from './useCheckedAgo.ts'
import type { EarlierAnswer } from './useEarlierAnswer.ts'

interface PriceAsideProps {
  product: Product
  /** Of an answer for what the form holds. */
  pricePaise: number
  blocker: SubmitBlocker | undefined
  /** The recent answer for the same input. */
  earlier: EarlierAnswer | undefined
  busy: boolean
  /** `fresh`: the source is asked, though an earlier answer would be free. */
  onVerify: (fresh: boolean) => void
}

/** The price of a check, the button, and what the result includes. */
export const PriceAside = ({ product, pricePaise, blocker, earlier, busy, onVerify }: PriceAsideProps) => {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { label } = useProductNames(product)
  const spending = useBalanceAfter(pricePaise)
  const phone = useIsNarrow(600)
  const missing = useShortfall(pricePaise)
  const { off } = useProductFacts(product)
  const reason = useReason(blocker)
  const more = useTexts('checkPages')
  const when = useCheckedAgo()
  // On a phone the button is far from the explanation, so its label says what is missing.
  const reusable = earlier?.isReusable
  const name = reusable ? more('reuseShort') : earlier ? more('againShort') : text('form.verifyShort')
  // What is reused costs nothing.
  const shortfall = reusable ? undefined : missing
  const short = shortfall ? more('shortfall.title') : (reason.short ?? name)
  const price = formatPaise(pricePaise)
  const act = phone
    ? short
    : reusable
      ? more('reuse')
      : earlier
        ? more('again', { price })
        : pricePaise === 0
          ? text('form.verifyShort')
          : text('form.verify', { price })
  const why = off && text('switchedOff', { why: off[locale] })
  const seen = earlier && `${when(earlier.record.createdAt)}. ${more(reusable ? 'reusable' : 'earlierFree')}`
  return (
    <>
      <PriceCard
        lines={[
          { label, paise: pricePaise === 0 ? 'free' : pricePaise },
          { label: text('form.localChecks'), paise: 'free' },
        ]}
        totalPaise={pricePaise}
        note={text(pricePaise === 0 ? 'form.noCharge' : product.sandbox === null ? 'form.ownCharge' : 'form.free')}
        wallet={spending}
        reason={
          shortfall ? <ShortBalance shortfall={shortfall} pricePaise={pricePaise} /> : (why ?? reason.long ?? seen)
        }
        action={
          <>
            <BusyButton
              variant="contained"
              disabled={!!blocker || !!shortfall || !!off}
              busy={busy}
              onClick={() => onVerify(earlier !== undefined && !reusable)}
            >
              {busy ? text('form.busy') : act}
            </BusyButton>
            {reusable && (
              <Button disabled={busy || !!blocker || !!missing || !!off} onClick={() => onVerify(true)}>
                {more('again', { price })}
              </Button>
            )}
          </>
        }
      />
      <Section title={text('form.whatYouGet')}>
        <ul className={styles.gains}>
          {gainsOf(product).map(gain => (
            <li key={gain.en}>
              <Check size={16} aria-hidden="true" />
              {gain[locale]}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** Some labels name both a table and its size. */
function gainsOf({ gains, resultFields }: Product): Text[] {
  const labels = gains ?? resultFields.map(({ label }) => label)
  return [...new Map(labels.map(label => [label.en, label])).values()]
}

/** Explains what must be completed before the button is enabled. */
function useReason(blocker: SubmitBlocker | undefined): { long?: string; short?: string } {
  const text = useTexts('verifications')
  const files = useTexts('files')
  const locale = useLocale()
  if (!blocker) return {}
  if (!('field' in blocker))
    return { long: text(`form.${blocker.reason}Missing`), short: text(`form.short.${blocker.reason}`) }
  const values = { field: decapitalize(blocker.field.label[locale]) }
  if (blocker.reason === 'add' || blocker.reason === 'uploading')
    return { long: files(`form.${blocker.reason}`, values), short: files(`form.short.${blocker.reason}`, values) }
  return { long: text(`form.${blocker.reason}`, values), short: text(`form.short.${blocker.reason}`, values) }
}
