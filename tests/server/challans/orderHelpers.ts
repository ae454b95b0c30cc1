import type { Challan } from '../../../contracts/challans/challanFields.ts'
import type { SandboxCard } from '../../../contracts/money/sandboxCards.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { issueChallanAccess } from '../../../server/challans/common/access.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import type { TestApp } from '../../support/app.ts'
import { makeBrand, makeFee } from '../../support/challans.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { post } from '../../support/signIn.ts'
import { payInSandbox } from '../money/payments/helpers.ts'

export interface Order {
  status: number
  code: number
  message: string
  paymentUrl: string
  nonPaidChallans: string[]
}

export const codeOf = (order: Pick<Order, 'paymentUrl'>) => order.paymentUrl.split('/').at(-1) ?? ''
/** The payable challans; on the console `PAID` merely looks payable (A76). */
export const numbersOf = (challans: readonly Challan[]) =>
  challans.filter(({ payable, status }) => payable && status !== 'PAID').map(({ challanNo }) => challanNo)

/** A different vehicle for each test, with the sandbox's mixed challans. */
let vehicles = 0
export const freshVehicle = () =>
  `MH${String(10 + (vehicles % 80))}AC${String(1 + Math.floor((vehicles += 1) / 80))}000`

/** An account that searches, orders and pays challans. */
export async function payer({ app, ctx }: TestApp, options: Parameters<typeof makeCustomer>[1] = {}) {
  const { userId, email } = await makeCustomer(ctx.db, options)
  const headers = await signedIn(ctx, { userId })
  const call = (url: string, body: object, more: Record<string, string> = {}) =>
    post(app, ctx, url, body, { ...headers, ...more })
  return {
    userId,
    email,
    headers,
    call,
    async search(rcNo: string) {
      const { found } = await call('/api/challan/search', { vehicles: [{ rcNo }] })
      return found[0] as { parentId: string; result: Challan[] }
    },
    order: (parentId: string, challanNumber: string[], more = {}): Promise<Order> =>
      call('/api/challan/payment/order', { parentId, challanNumber }, more),
    orders: async () => (await app.inject({ url: '/api/resources/challan-orders', headers })).json(),
    show: async (id: string) => (await app.inject({ url: `/api/resources/challan-orders/${id}`, headers })).json(),
    balance: async () => (await walletOf(ctx.db, userId, 'challan')).availablePaise,
    wallet: async (code: string, method: 'GET' | 'POST' = 'POST') => {
      const reply = await app.inject({ method, url: `/payments/challan/${code}/wallet`, headers })
      return { status: reply.statusCode, ...reply.json() }
    },
  }
}

/** A citizen with a phone under a brand, in a given language. */
export async function citizen({ app, ctx }: TestApp, brand: { id: string }, phone: string, language: Locale = 'en') {
  const accessToken = await issueChallanAccess(ctx, { phone: `+91${phone}`, brandId: brand.id })
  const headers = { 'accept-language': language }
  const call = (url: string, body: object) => post(app, ctx, url, body, headers)
  return {
    accessToken,
    search: async (vehicleNumber: string) =>
      (await call('/public/vehicle-echallan-detail-V2', { vehicleNumber, accessToken })) as unknown as {
        parentId: string
        result: Challan[]
      },
    order: (parentId: string, challanNumber: string[]): Promise<Order> =>
      call('/public/vehicle-echallan-payment-V2', { parentId, challanNumber, accessToken }),
    async paidList(pageNo = 1) {
      const query = new URLSearchParams({ accessToken, pageNo: String(pageNo) })
      const url = `/public/vehicle-echallan-paidList-V2?${query}`
      return (await app.inject({ url, headers: { ...headers, 'x-client-token': ctx.config.CLIENT_TOKEN } })).json()
    },
    receipt: (code: string) =>
      app.inject({
        method: 'POST',
        url: '/public/challan-receipt',
        headers: { 'x-client-token': ctx.config.CLIENT_TOKEN },
        payload: { code, accessToken },
      }),
  }
}

/** A browser's requests on an order's payment page. */
export const browser = ({ app, ctx }: TestApp, code: string) => ({
  page: (query = '') => app.inject({ url: `/payments/challan/${code}${query}` }),
  async card() {
    const reply = await app.inject({ method: 'POST', url: `/payments/challan/${code}/card` })
    return { status: reply.statusCode, ...reply.json() }
  },
  /** Pays and returns from the checkout. */
  async pay(card: SandboxCard = 'success') {
    const { order_id } = await this.card()
    const { payment_id } = await payInSandbox({ app }, order_id, card)
    const back = await this.page(`?outcome=paid&payment_id=${payment_id}`)
    return { order_id, payment_id, next: back.headers.location }
  },
  async status() {
    const headers = { 'x-client-token': ctx.config.CLIENT_TOKEN }
    return (await app.inject({ url: `/public/challan-order/${code}`, headers })).json()
  },
})

/** An order whose card form is open. */
export async function openCard(suite: TestApp, one: Awaited<ReturnType<typeof payer>>, take: number) {
  const { parentId, result } = await one.search(freshVehicle())
  const numbers = numbersOf(result).slice(0, take)
  const code = codeOf(await one.order(parentId, numbers))
  const page = browser(suite, code)
  const { order_id } = await page.card()
  const row = () =>
    suite.ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  return { code, order_id: order_id as string, page, row, parentId, numbers }
}

/** A staff member working on orders. */
export async function clerk({ app, ctx }: TestApp) {
  const adminId = await makeAdmin(ctx.db)
  const headers = await signedIn(ctx, { adminId })
  const call = async (url: string, payload: object, more: Record<string, string> = {}) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/admin-api${url}`,
      headers: { ...headers, ...more },
      payload,
    })
    return { status: reply.statusCode, ...reply.json() }
  }
  return {
    adminId,
    headers,
    call,
    show: async (id: string) =>
      (await app.inject({ url: `/admin-api/resources/challan-payments/${id}`, headers })).json(),
    async upload(content: Buffer | string = '%PDF-1.7 a receipt of the court') {
      const edge = 'edge'
      const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="receipt.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
      const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${edge}--\r\n`)])
      const type = { 'content-type': `multipart/form-data; boundary=${edge}` }
      const url = '/admin-api/challan-files'
      return (await app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload })).json()
        .objectId as string
    },
  }
}

/** The fees of A80: ₹100, after a discount of 20 percent. */
export const a80 = (suite: TestApp) => makeFee(suite.ctx, 100, { discount_percent: 20 })
export { makeBrand, makeFee }

interface Item {
  id: string
  challanNo: string
  status: string
}

/** A paid order of three challans, and the maker's requests. */
export async function paidOrder(
  suite: TestApp,
  { one, maker }: { one: Awaited<ReturnType<typeof payer>>; maker: Awaited<ReturnType<typeof clerk>> },
  by: SandboxCard | 'wallet' = 'success',
) {
  const { parentId, result } = await one.search(freshVehicle())
  const order = await one.order(parentId, numbersOf(result).slice(0, 3))
  const code = codeOf(order)
  const page = browser(suite, code)
  if (by === 'wallet') await one.wallet(code)
  else await page.pay(by)
  const [{ id }] = await one.orders()
  const { items } = (await one.show(id)) as { items: Item[] }
  const refund = async (some: Item[]) =>
    maker.call(`/challan-payments/${id}/refunds`, {
      items: some.map(item => item.id),
      reason: 'The court has closed it',
    })
  const settle = async (some: Item[], more: object = {}) =>
    maker.call(`/challan-payments/${id}/settle`, {
      items: some.map(item => item.id),
      objectId: await maker.upload(),
      reference: 'MHC-2026-001',
      ...more,
    })
  return {
    id: id as string,
    code,
    page,
    items,
    refund,
    settle,
    process: (assigneeId: string | null = maker.adminId) =>
      maker.call(`/challan-payments/${id}/process`, { assigneeId }),
  }
}
