import type { SandboxCard } from '../../../../contracts/money/sandboxCards.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import type { TestApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { post } from '../../../support/signIn.ts'

interface Paid {
  order_id: string
  payment_id: string
}

type Wallet = 'api' | 'product'

const creditPaths = {
  api: '/payments/verifyPaymentApi/order',
  product: '/payments/products/verifyPaymentV1/order',
} as const

/** What a customer does to pay, call by call. */
export async function buyer({ app, ctx }: TestApp, options: Parameters<typeof makeCustomer>[1] = {}) {
  const { userId, email } = await makeCustomer(ctx.db, { paise: 0, ...options })
  const headers = await signedIn(ctx, { userId })
  const call = (url: string, body: object, more: Record<string, string> = {}) =>
    post(app, ctx, url, body, { ...headers, ...more })
  const one = {
    userId,
    email,
    headers,
    call,
    order: (amount: number, walletName: Wallet = 'api', currency = 'INR') =>
      call('/payments/payment/order', { amount, walletName, currency }),
    pay: (order: string, card: SandboxCard = 'success') => payInSandbox({ app }, order, card),
    verify: (paid: Paid) => call('/payments/signature', paid),
    credit: (paid: Paid & { signature: string }, wallet: Wallet = 'api') => call(creditPaths[wallet], paid),
    balance: async (wallet: Wallet = 'api') => (await walletOf(ctx.db, userId, wallet)).availablePaise,
    orders: async () => (await app.inject({ url: '/api/resources/orders', headers })).json(),
    /** A payment as the gateway has it, and our signature of it. */
    async verified(amount: number, wallet: Wallet = 'api') {
      const { order_id } = await one.order(amount, wallet)
      const { payment_id } = await one.pay(order_id, 'lost')
      const { signature } = await one.verify({ order_id, payment_id })
      return { order_id, payment_id, signature: signature.signature as string }
    },
  }
  return one
}

export async function payInSandbox({ app }: Pick<TestApp, 'app'>, order: string, card: SandboxCard) {
  const headers = { host: 'localhost' }
  const reply = await app.inject({ method: 'POST', url: '/sandbox/checkout/pay', headers, payload: { order, card } })
  return { status: reply.statusCode, ...reply.json() }
}
