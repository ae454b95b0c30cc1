import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import * as calls from '../../../contracts/calls/challanPayment.ts'
import { challanPaymentPath } from '../../../contracts/challans/challans.ts'
import type { PayableOrder } from '../../../contracts/money/paymentPages.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { loadRazorpay } from '../../components/razorpay.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { redirectTo } from '../../session/redirectTo.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'

type Method = 'card' | 'wallet'

/** Pays an order by card through the gateway's form, or from the challan wallet with the customer's session. */
export function useChallanPayment({ code, reason, takesWallet }: PayableOrder) {
  const text = useTexts('challanPayment')
  const { ask } = usePublicApi()
  const [problem, setProblem] = useState(reason)
  const [paying, setPaying] = useState<Method | null>(null)
  const [wallet, setWallet] = useState<{ state: 'unknown' | 'enough' | 'short'; note: string } | null>(null)
  const explain = useCallback(
    (error: unknown) => {
      const status = error instanceof Error ? error.cause : undefined
      return status === 401 ? text('signIn') : status === undefined ? text('offline') : errorMessage(error)
    },
    [text],
  )
  const readWallet = useCallback(async () => {
    if (!takesWallet) return null
    try {
      const { availablePaise, missingPaise } = await ask(calls.readChallanWallet, { params: { code } })
      const balance = `${text('balance')} ${formatPaise(availablePaise)}.`
      if (missingPaise <= 0) return { state: 'enough', note: balance } as const
      return { state: 'short', note: `${balance} ${text('missing', { amount: formatPaise(missingPaise) })}` } as const
    } catch (error) {
      return { state: 'unknown', note: explain(error) } as const
    }
  }, [ask, code, explain, takesWallet, text])

  useEffect(() => {
    void readWallet().then(setWallet)
    // The browser may restore this page from its cache after the gateway's form.
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [readWallet])

  const here = challanPaymentPath(code)
  /** The server asks the gateway and redirects. */
  const leave = (outcome: string, payment_id?: string) =>
    location.replace(`${here}?${new URLSearchParams({ outcome, ...(payment_id && { payment_id }) })}`)

  async function payByCard() {
    const { checkout, brandName, ...order } = await ask(calls.startChallanCard, { params: { code } })
    if (checkout.gateway === 'sandbox') return redirectTo(`${checkout.url}&return=${encodeURIComponent(here)}`)
    const Razorpay = await loadRazorpay(checkout.script)
    let failed = ''
    const form = new Razorpay({
      key: order.key_id,
      order_id: order.order_id,
      amount: order.total,
      currency: 'INR',
      name: brandName,
      description: checkout.description,
      handler: ({ razorpay_payment_id }: { razorpay_payment_id: string }) => leave('paid', razorpay_payment_id),
      // A declined card leaves the form open for another attempt; the payment has failed only when the form closes.
      modal: { ondismiss: () => leave(failed ? 'failed' : 'closed', failed) },
    })
    form.on('payment.failed', ({ error }) => {
      failed = error.metadata?.payment_id ?? ''
    })
    form.open()
  }

  async function payFromWallet() {
    location.replace((await ask(calls.payChallanFromWallet, { params: { code } })).next)
  }

  /** The method stays busy until the browser leaves the page; an error ends that. */
  async function pay(method: Method) {
    setPaying(method)
    setProblem(null)
    try {
      await (method === 'card' ? payByCard() : payFromWallet())
    } catch (error) {
      setProblem(explain(error))
      setPaying(null)
      void readWallet().then(setWallet)
    }
  }

  const cancel = (event: MouseEvent) => {
    event.preventDefault()
    leave('cancelled')
  }

  return { problem, paying, wallet, pay, cancel }
}
