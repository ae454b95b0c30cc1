import { Button } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { withId } from '../../../../contracts/platform/paths.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Money } from '../../../components/Money.tsx'
import { Section } from '../../../components/Section.tsx'
import { StatusChip } from '../../../components/StatusChip.tsx'
import { Subject } from '../../../components/Subject.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { AddBalanceLink } from '../../../wallets/AddBalanceLink.tsx'
import { useWallets } from '../../../wallets/useWallets.ts'
import { ResultFacts } from '../ResultFacts.tsx'
import type { VerificationRecord } from '../record.ts'
import { holderName } from '../results.ts'
import { useChargeWords } from '../useChargeWords.ts'
import styles from './Form.module.css'
import { useCheckedAgo } from './useCheckedAgo.ts'

interface InlineResultProps {
  product: Product
  record: VerificationRecord
  onAnother: () => void
}

/** The result, shown on the form's page. */
export const InlineResult = ({ product, record, onAnother }: InlineResultProps) => {
  const text = useTexts('verifications')
  const answer = useRef<HTMLDivElement>(null)
  // On a phone the result may be off screen, far from the pressed button.
  useEffect(() => answer.current?.focus(), [])
  const chargeWords = useChargeWords()
  return (
    <div ref={answer} tabIndex={-1} role="status">
      <Section title={text('form.result')} aside={<Money strong paise={record.charge.paise} />}>
        <Answer product={product} record={record} note={chargeWords(record)}>
          <Button onClick={onAnother}>{text('form.another')}</Button>
        </Answer>
      </Section>
    </div>
  )
}

/** The answer that the account has for the same input already, shown before it is bought again. */
export const EarlierAnswer = ({ product, record }: Omit<InlineResultProps, 'onAnother'>) => {
  const when = useCheckedAgo()
  const { full } = useDateFormats()
  return (
    <div role="status">
      <Section title={when(record.createdAt)}>
        <Answer product={product} record={record} note={full(record.createdAt)} />
      </Section>
    </div>
  )
}

interface AnswerProps {
  product: Product
  record: VerificationRecord
  note: string
  /** More buttons. */
  children?: ReactNode
}

const Answer = ({ product, record, note, children }: AnswerProps) => {
  const text = useTexts('verifications')
  const { status } = record
  const meaning = status === 'completed' || status === 'not_found' || status === 'source_unavailable' ? status : 'other'
  return (
    <>
      <p className={styles.head}>
        <strong>
          <Subject subject={record.subject} />
        </strong>
        <StatusChip status={status} />
      </p>
      <p className={styles.meaning}>{holderName(product, record) ?? text(`meaning.${meaning}`)}</p>
      <p className={styles.meaning}>{note}</p>
      {record.result && <ResultFacts product={product} record={record} />}
      <div className={styles.actions}>
        <Button variant="outlined" component={Link} to={withId(product.paths.detail, record.id)}>
          {text('form.open')}
        </Button>
        {children}
      </div>
    </>
  )
}

/** Says why there is no result, whether it was charged, and what to do next. */
export const FailureNote = ({ pricePaise, error }: { pricePaise: number; error: CallError }) => {
  const text = useTexts('verifications')
  const wallet = useWallets().wallets.find(({ kind }) => kind === 'product')
  // The outcome is unknown without a reply, after a failure of the server, and while an earlier try runs. A retry is safe.
  const unknown =
    error.status === 0 ||
    (error.status >= 500 && error.code !== 'product_disabled') ||
    error.code === 'idempotency_conflict'
  if (unknown) return <InlineAlert tone="warning">{text('form.unsure')}</InlineAlert>
  if (error.status !== 402)
    return <InlineAlert tone="danger">{text('form.failed', { message: error.message })}</InlineAlert>
  const values = { balance: formatPaise(wallet?.paise ?? 0), price: formatPaise(pricePaise) }
  return (
    <InlineAlert tone="danger" action={<AddBalanceLink wallet="product" />}>
      {wallet?.postpaid ? error.message : text('form.balance', values)}
    </InlineAlert>
  )
}
