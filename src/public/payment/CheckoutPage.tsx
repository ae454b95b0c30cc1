import { type FormEvent, useState } from 'react'
import { sandboxApprove, sandboxPay } from '../../../contracts/calls/sandboxCheckout.ts'
import type { CheckoutState } from '../../../contracts/money/paymentPages.ts'
import { type SandboxCard, sandboxBankCode, sandboxCards } from '../../../contracts/money/sandboxCards.ts'
import { type CheckoutOutcome, checkoutChannel } from '../../../contracts/money/topUp.ts'
import type { PublicState } from '../../../contracts/pages/publicPage.ts'
import { formatMinor } from '../../../contracts/platform/money.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { BrandWithTag } from '../../components/plain/BrandWithTag.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsHydrated } from '../challans/shared/useIsHydrated.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { usePublicState } from '../state.ts'
import styles from './Payment.module.css'

/** `/sandbox/checkout`: the sandbox gateway's form, in a window of its own or in the payer's tab. */
const CheckoutPage = () => {
  const text = useTexts('sandboxCheckout')
  const { checkout, config } = usePublicState()
  if (!checkout) return null
  const { id, amount, currency } = checkout.order
  return (
    <main className={styles.sheet}>
      <BrandWithTag name={config.brandName} tag="SANDBOX" />
      <h1>{text('title')}</h1>
      <p className={styles.amount}>{formatMinor(amount, currency)}</p>
      <p className={styles.muted}>
        {text('order')} <code>{id}</code>
      </p>
      <p className={styles.muted}>{text('note')}</p>
      <noscript>
        <InlineAlert tone="danger">{text('needsScript')}</InlineAlert>
      </noscript>
      <Checkout {...checkout} />
    </main>
  )
}

const Checkout = ({ order, returnTo }: CheckoutState) => {
  const text = useTexts('sandboxCheckout')
  const { ask } = usePublicApi()
  const isHydrated = useIsHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  /** The payment whose bank asks for its code. */
  const [toApprove, setToApprove] = useState<string | null>(null)
  const [refused, setRefused] = useState<CheckoutOutcome | null>(null)
  const [ended, setEnded] = useState('')

  function finish(outcome: CheckoutOutcome, words: string) {
    if (returnTo) {
      const back = new URL(returnTo, location.origin)
      for (const [name, value] of Object.entries(outcome)) back.searchParams.set(name, value)
      return location.replace(back)
    }
    report(outcome)
    setEnded(words)
    window.close()
  }

  async function attempt(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setIsBusy(true)
    setProblem('')
    try {
      const { status, payment_id, reason, silent } = await (toApprove
        ? ask(sandboxApprove, { body: { payment: toApprove, code: given.get('code') as string } })
        : ask(sandboxPay, { body: { order: order.id, card: given.get('card') as SandboxCard } }))
      setToApprove(status === 'asked' ? payment_id : null)
      if (status === 'failed') {
        const failed = { order_id: order.id, outcome: 'failed', payment_id, reason: reason ?? '' } as const
        setRefused(failed)
        report(failed)
        setProblem(`${reason} ${text('failed')}`)
      } else if (silent) {
        window.close()
        setEnded(text('paid'))
      } else if (status === 'captured') finish({ order_id: order.id, outcome: 'paid', payment_id }, text('paid'))
    } catch (error) {
      const isAnswer = error instanceof Error && error.cause !== undefined
      setProblem(isAnswer ? errorMessage(error) : text('offline'))
    } finally {
      setIsBusy(false)
    }
  }

  // With a redirect, a declined card is reported only now; an opener has already been told.
  const cancel = () => finish((returnTo && refused) || { order_id: order.id, outcome: 'closed' }, text('cancelled'))

  if (ended) return <InlineAlert tone="success">{ended}</InlineAlert>
  return (
    <form className={styles.form} aria-busy={isBusy} onSubmit={event => void attempt(event)}>
      {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
      {toApprove ? <BankCode /> : <Cards />}
      <div className={styles.actions}>
        <Button type="submit" disabled={!isHydrated || isBusy}>
          {toApprove ? text('approve') : text('pay', { amount: formatMinor(order.amount, order.currency) })}
        </Button>
        <Button look="secondary" disabled={!isHydrated || isBusy} onClick={cancel}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  )
}

const Cards = () => {
  const text = useTexts('sandboxCheckout')
  return (
    <fieldset className={styles.cards}>
      <legend>{text('cards')}</legend>
      {sandboxCards.map(({ id, number }) => (
        <label key={id}>
          <input type="radio" name="card" value={id} defaultChecked={id === 'success'} />
          <code>{number}</code>
          <span className={styles.muted}>{text(id)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const BankCode = () => {
  const text = useTexts('sandboxCheckout')
  return (
    <>
      <h2>{text('bank')}</h2>
      <Field
        label={text('code')}
        hint={text('bankHint', { code: sandboxBankCode })}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        autoFocus
      />
    </>
  )
}

/** Tells the page that has opened this window. */
function report(outcome: CheckoutOutcome): void {
  const channel = new BroadcastChannel(checkoutChannel)
  channel.postMessage(outcome)
  channel.close()
}

export function head({ locale, config }: PublicState) {
  const title = textsIn(locale, 'sandboxCheckout')('title')
  return { title: `${title}, ${config.brandName}`, description: title }
}

export default CheckoutPage
