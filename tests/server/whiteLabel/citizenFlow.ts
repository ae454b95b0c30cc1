import type { InjectOptions } from 'fastify'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { challanNotices } from '../../../contracts/challans/challans.ts'
import { locales } from '../../../contracts/platform/text.ts'
import { notifyPayer } from '../../../server/challans/notices/notifyPayer.ts'
import { openMessage } from '../../../server/messaging/channels/outbox.ts'
import { recipientIndex } from '../../../server/platform/searchIndexes.ts'
import type { TestApp } from '../../support/app.ts'
import { type makeBrand, smsCode } from '../../support/challans.ts'
import { post } from '../../support/signIn.ts'
import { browser, clerk, codeOf, freshVehicle, numbersOf } from '../challans/orderHelpers.ts'

/** A reply to a citizen. */
export interface Reply {
  method: string
  url: string
  text: string
}

const isForCitizens = (url: string) => /^\/(public|payments|api\/challanBrand)\//.test(url)

/** The same server, of which every reply to a citizen is kept. */
function watched({ app, ...rest }: TestApp, host: string | undefined) {
  const replies: Reply[] = []
  const pdfs: Buffer[] = []
  type Asked = { method?: string; url: string; headers?: Record<string, string> }
  const inject = async (asked: Asked) => {
    // The sandbox's gateway answers only below the operator's own host.
    const headers = { ...(host && isForCitizens(asked.url) && { host }), ...asked.headers }
    const reply = await app.inject({ ...asked, headers } as InjectOptions)
    if (!isForCitizens(asked.url)) return reply
    const isPdf = reply.headers['content-type'] === 'application/pdf'
    if (isPdf) pdfs.push(reply.rawPayload)
    const text = `${JSON.stringify(reply.headers)}\n${isPdf ? '' : reply.body}`
    replies.push({ method: asked.method ?? 'GET', url: asked.url, text })
    return reply
  }
  const proxy = new Proxy(app, { get: (target, key) => (key === 'inject' ? inject : Reflect.get(target, key)) })
  return { suite: { ...rest, app: proxy } satisfies TestApp, replies, pdfs }
}

interface Flow {
  phone: string
  /** Of the brand, if it has one. */
  host?: string
}

/**
 * What a citizen of a brand meets from the first code to the last refund: the replies of all calls, every message in both languages, and the
 * receipt in both.
 */
export async function citizenFlow(whole: TestApp, brand: Awaited<ReturnType<typeof makeBrand>>, { phone, host }: Flow) {
  const { suite, replies, pdfs } = watched(whole, host)
  const { app, ctx } = suite
  const [maker, checker] = [await clerk(whole), await clerk(whole)]
  const call = (url: string, body: object, language = 'en') =>
    post(app, ctx, url, body, { 'accept-language': language })
  const get = (url: string) => app.inject({ url, headers: { 'x-client-token': ctx.config.CLIENT_TOKEN } })

  await get(`/api/challanBrand/${brand.name}`)
  await get(`/public/brands/${brand.id}/1.css`)
  await get(`/public/brands/${brand.id}/1/logo`)
  for (const language of locales) {
    const sent = await call('/public/echallan-send-otp', { mobileNumber: phone, authToken: brand.token }, language)
    const wrong = { otp: '000000', verificationToken: sent.token }
    await call('/public/echallan-verify-otp', wrong, language)
    // A second code would have to wait.
    await ctx.db.deleteFrom('rate_windows').execute()
  }
  const sent = await call('/public/echallan-send-otp', { mobileNumber: phone, authToken: brand.token })
  const proof = { otp: await smsCode(ctx, phone), verificationToken: sent.token }
  const { accessToken } = await call('/public/echallan-verify-otp', proof)
  const look = { vehicleNumber: freshVehicle(), accessToken }
  await call('/public/vehicle-echallan-retry', { vehicleNumber: look.vehicleNumber, retryToken: 'unknown' })
  const { parentId, result } = (await call('/public/vehicle-echallan-detail-V2', look)) as unknown as {
    parentId: string
    result: Challan[]
  }
  for (const url of result.flatMap(({ imagesChallan }) => imagesChallan).slice(0, 1)) await get(url)
  const challanNumber = numbersOf(result).slice(0, 3)
  const ordered = await call('/public/vehicle-echallan-payment-V2', { parentId, challanNumber, accessToken })
  const code = codeOf(ordered as { paymentUrl: string })
  const page = browser(suite, code)
  await page.page()
  await page.pay('declined')
  await page.pay()
  await page.status()

  const order = () => ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  const { id } = await order()
  await maker.call(`/challan-payments/${id}/process`, { assigneeId: maker.adminId })
  const { items } = (await maker.show(id)) as { items: { id: string }[] }
  const [refunded, ...settled] = items.map(item => item.id)
  const asked = { items: [refunded], reason: 'The court has closed it' }
  const { refundId } = await maker.call(`/challan-payments/${id}/refunds`, asked)
  await checker.call(`/challan-refunds/${refundId}/decide`, { approve: true })
  const settle = { items: settled, objectId: await maker.upload(), reference: 'MHC-2026-001' }
  await maker.call(`/challan-payments/${id}/settle`, settle)
  // Those of other courses as well, as whoever is in them gets them.
  for (const notice of challanNotices)
    for (const locale of locales)
      await ctx.db.transaction().execute(async trx => notifyPayer(ctx, trx, { ...(await order()), locale }, notice))

  const paid = new URLSearchParams({ accessToken: String(accessToken), pageNo: '1' })
  await get(`/public/vehicle-echallan-paidList-V2?${paid}`)
  for (const language of locales) await receipt(language)
  async function receipt(language: string) {
    const headers = { 'x-client-token': ctx.config.CLIENT_TOKEN, 'accept-language': language }
    await app.inject({ method: 'POST', url: '/public/challan-receipt', headers, payload: { code, accessToken } })
  }
  return { code, order: await order(), replies, pdfs, messages: await messagesTo(ctx, phone) }
}

/** As their adapters get them. */
async function messagesTo({ db, vault }: TestApp['ctx'], phone: string) {
  const index = recipientIndex(vault, `+91${phone}`)
  const rows = await db.selectFrom('messages').selectAll().where('recipient_index', '=', index).orderBy('id').execute()
  return rows.map(row => openMessage(vault, row))
}
