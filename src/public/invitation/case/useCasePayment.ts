import { useCallback, useEffect, useState } from 'react'
import { checkCasePayment, payCaseLink } from '../../../../contracts/calls/caseLinks.ts'
import { loadRazorpay } from '../../../components/razorpay.ts'
import { redirectTo } from '../../../session/redirectTo.ts'
import { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { useSubmit } from '../useSubmit.ts'
import type { StepPageProps } from './stepPages.ts'

/** The payment may be made in another tab, or reported by the bank; then this page goes on by itself. */
const ASK_MS = 5_000

interface Left {
  outcome?: 'paid' | 'failed' | 'closed'
  paymentId?: string
}

interface Known {
  waitingUntil: string | null
  failure: string | null
  payUntil: string | null
}

/** How the gateway's form was left, by the address with which it came back; taken out of the address. */
function takeOutcome(): Left {
  const search = new URLSearchParams(location.search)
  const outcome = search.get('outcome')
  if (outcome !== 'paid' && outcome !== 'failed' && outcome !== 'closed') return {}
  const paymentId = search.get('payment_id')
  for (const name of ['outcome', 'payment_id', 'order_id', 'reason']) search.delete(name)
  const rest = search.toString()
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`))
  return { outcome, ...(paymentId && { paymentId }) }
}

/** Pays a step through the gateway's form, and follows what became of it. */
export function useCasePayment({ step: { id }, token, pass, onChange }: StepPageProps<'payment'>) {
  const { ask } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const [known, setKnown] = useState<Known | null>(null)

  const check = useCallback(
    (left: Left = {}) =>
      ask(checkCasePayment, { body: { token, ...(pass !== null && { pass }), step: id, ...left } }).then(
        reply => (reply.state === 'unpaid' ? setKnown(reply) : onChange()),
        () => {
          // The next look may succeed.
        },
      ),
    [ask, token, pass, id, onChange],
  )

  useEffect(() => {
    void check(takeOutcome())
    const timer = setInterval(() => void check(), ASK_MS)
    return () => clearInterval(timer)
  }, [check])

  const pay = () =>
    submit(async () => {
      const reply = await ask(payCaseLink, { body: { token, ...(pass !== null && { pass }), step: id } })
      if (reply.state !== 'checkout') return onChange()
      const { checkout, order_id, key_id, total, name } = reply
      if (checkout.gateway === 'sandbox')
        return redirectTo(`${checkout.url}&return=${encodeURIComponent(location.pathname)}`)
      const Razorpay = await loadRazorpay(checkout.script)
      new Razorpay({
        key: key_id,
        order_id,
        amount: total,
        currency: 'INR',
        name,
        description: checkout.description,
        handler: ({ razorpay_payment_id: paymentId }: { razorpay_payment_id: string }) =>
          void check({ outcome: 'paid', paymentId }),
        // A declined card leaves the form open for another attempt.
        modal: { ondismiss: () => void check({ outcome: 'closed' }) },
      }).open()
    })

  return { known, busy, error, pay }
}
