import { useEffect, useState } from 'react'
import { createChallanOrder } from '../../../../contracts/calls/challans.ts'
import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import { codes } from '../../../../contracts/platform/codes.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { type ReplyOf, sendWithToken } from '../../../dataProvider/api.ts'
import { send } from '../../../dataProvider/send.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { redirectTo } from '../../../session/redirectTo.ts'
import { customerTokens } from '../../../session/tokens.ts'

interface Message {
  tone: 'danger' | 'success'
  text: string
}

/**
 * Orders the payment and opens the checkout. A refusal is shown for two seconds and leaves the button busy (A85). A lost reply or an
 * expired session is only logged, and the button is enabled again (A22, A86).
 */
export function useCartPayment(parentId: string, picked: readonly Challan[]) {
  const text = useTexts('challanTool')
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<Message | null>(null)

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), limits.banner.challanConsoleMs)
    return () => clearTimeout(timer)
  }, [message])

  const pay = async () => {
    setBusy(true)
    try {
      const reply = await order(parentId, picked)
      if (reply.code !== codes.ok) return setMessage({ tone: 'danger', text: reply.message })
      setBusy(false)
      setMessage({ tone: 'success', text: text('payment.going') })
      redirectTo(reply.paymentUrl)
    } catch (error) {
      // oxlint-disable-next-line no-console -- A86: a network failure is only logged.
      console.error('The payment could not be ordered.', error)
      setBusy(false)
    }
  }
  return { busy, message, pay }
}

async function order(parentId: string, picked: readonly Challan[]) {
  const body = { challanNumber: picked.map(({ challanNo }) => challanNo), parentId }
  const idempotencyKey = crypto.randomUUID()
  const response = await sendWithToken(customerTokens, token =>
    send(createChallanOrder, { body, idempotencyKey }, token),
  )
  if (!response) throw new Error('The session has ended.')
  return (await response.json()) as ReplyOf<typeof createChallanOrder>
}
