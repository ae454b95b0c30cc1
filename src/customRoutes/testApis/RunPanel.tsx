import { FlaskConical, Zap } from 'lucide-react'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { PriceCard } from '../../components/PriceCard.tsx'
import { Section } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { decapitalize } from '../../i18n/decapitalize.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductFacts, useProductNames } from '../../resources/verifications/product.ts'
import { useBalanceAfter } from '../../wallets/useBalanceAfter.ts'
import type { ApiMode } from './codeSamples.ts'
import type { RequestBody } from './requestBody.ts'
import styles from './TestApis.module.css'

/** A request that is ready to send. */
export interface PreparedRequest {
  product: Product
  mode: ApiMode
  body: RequestBody
}

interface RunPanelProps {
  ask: PreparedRequest
  /** The JSON is invalid, so nothing can be sent. */
  broken: boolean
  busy: boolean
  /** A live request that awaits confirmation. */
  toConfirm: PreparedRequest | null
  onMode: (mode: ApiMode) => void
  onRun: (ask: PreparedRequest) => void
  onConfirm: (yes: boolean) => void
}

/** Test or live mode, the price, and the button. */
export const RunPanel = ({ ask, broken, busy, toConfirm, onMode, onRun, onConfirm }: RunPanelProps) => {
  const text = useTexts('testApis')
  const { product, mode } = ask
  const { label } = useProductNames(product)
  const { pricePaise } = useProductFacts(product)
  const live = mode === 'live'
  const spending = useBalanceAfter(pricePaise, 'api')
  const act = live ? text('runLive', { price: formatPaise(pricePaise) }) : text('runTest')
  return (
    <div className={styles.price}>
      <Section title={text('mode.label')}>
        <SegmentedControl
          fullWidth
          label={text('mode.label')}
          value={mode}
          options={[
            { value: 'test', label: text('mode.test'), icon: FlaskConical },
            { value: 'live', label: text('mode.live'), icon: Zap },
          ]}
          onChange={onMode}
        />
        <p className={styles.hint}>{text(`modeHint.${mode}`)}</p>
      </Section>
      <PriceCard
        lines={[{ label, paise: live ? pricePaise : 'free' }]}
        totalPaise={live ? pricePaise : 0}
        {...(live && { note: text('liveNote') })}
        {...(live && spending && { wallet: spending })}
        {...(broken && { reason: text('fixJson') })}
        action={
          <BusyButton variant="contained" disabled={broken} busy={busy} onClick={() => onRun(ask)}>
            {busy ? text('running') : act}
          </BusyButton>
        }
      />
      {toConfirm && <ConfirmLive ask={toConfirm} onConfirm={onConfirm} />}
    </div>
  )
}

const ConfirmLive = ({ ask, onConfirm }: { ask: PreparedRequest; onConfirm: (yes: boolean) => void }) => {
  const text = useTexts('testApis')
  const { label } = useProductNames(ask.product)
  const price = formatPaise(useProductFacts(ask.product).pricePaise)
  return (
    <ConfirmDialog
      title={text('confirm.title', { product: decapitalize(label) })}
      confirm={text('confirm.run', { price })}
      onConfirm={async () => onConfirm(true)}
      onClose={() => onConfirm(false)}
    >
      {text('confirm.detail', { price })}
    </ConfirmDialog>
  )
}
