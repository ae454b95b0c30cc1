import { beforeAll, expect, test } from 'vitest'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { post } from '../../support/signIn.ts'
import { a80, browser, citizen, clerk, codeOf, freshVehicle, makeBrand, numbersOf } from './orderHelpers.ts'

const suite = await testApp()
const { ctx } = suite

let brand: Awaited<ReturnType<typeof makeBrand>>
beforeAll(async () => {
  await a80(suite)
  brand = await makeBrand(ctx, { title: 'Chetak & Sons' })
})

const newestTo = async (phone: string) => (await listMessages(ctx, `+91${phone}`))[0]?.text

test('a code comes in the language of the page that asks for it', async () => {
  const ask = (mobileNumber: string, language: string) =>
    post(
      suite.app,
      ctx,
      '/public/echallan-send-otp',
      { mobileNumber, authToken: brand.token },
      { 'accept-language': language },
    )
  await ask('9812500001', 'hi')
  expect(await newestTo('9812500001')).toMatch(/Chetak & Sons पर .* कोड \d{6} है/)
  await ask('9812500002', 'en')
  expect(await newestTo('9812500002')).toMatch(/\d{6}/)
  expect(await newestTo('9812500002')).not.toMatch(/\p{Script=Devanagari}/u)
})

test('an order keeps the language it was made in: its page, its SMS, its notes', async () => {
  const person = await citizen(suite, brand, '9812500003', 'hi')
  const { parentId, result } = await person.search(freshVehicle())
  const numbers = numbersOf(result).slice(0, 1)
  const code = codeOf(await person.order(parentId, numbers))
  // The visitor sends English, as a browser's own header may.
  const page = browser(suite, code)
  const { body } = await page.page()
  expect(body).toContain('<html lang="hi">')
  expect(body).toContain('कार्ड से')
  expect((await page.page('?lang=en')).body).toContain('by card')
  await page.page('?outcome=cancelled')
  expect((await page.status()).order.reason).toMatch(/^\p{Script=Devanagari}/u)
  await page.pay()
  expect(await newestTo('9812500003')).toContain('मिले')

  const { id } = await ctx.db
    .selectFrom('challan_orders')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const [maker, checker] = [await clerk(suite), await clerk(suite)]
  const { items } = await maker.show(id)
  const { refundId } = await maker.call(`/challan-payments/${id}/refunds`, {
    items: items.map((item: { id: string }) => item.id),
    reason: 'The court has closed it',
  })
  await checker.call(`/challan-refunds/${refundId}/decide`, { approve: true })
  expect(await newestTo('9812500003')).toContain('लौटाए जा रहे हैं')
  const notesFor = async (language: 'en' | 'hi') => {
    const reader = await citizen(suite, brand, '9812500003', language)
    const { timeline } = (await reader.paidList()).result[0] as { timeline: { note: string | null }[] }
    return timeline.map(({ note }) => note)
  }
  expect(await notesFor('hi')).toContain('₹1,618.00 रिफ़ंड हुए')
  expect(await notesFor('en')).toContain('₹1,618.00 refunded')
})

test('ordered again in the other language, the same order goes on in that one', async () => {
  const number = '9812500004'
  const inHindi = await citizen(suite, brand, number, 'hi')
  const { parentId, result } = await inHindi.search(freshVehicle())
  const numbers = numbersOf(result).slice(0, 1)
  const code = codeOf(await inHindi.order(parentId, numbers))
  const inEnglish = await citizen(suite, brand, number, 'en')
  expect(codeOf(await inEnglish.order(parentId, numbers))).toBe(code)
  const page = browser(suite, code)
  expect((await page.page()).body).toContain('<html lang="en">')
  await page.pay()
  expect(await newestTo(number)).toContain('received for')
})

test('the page has the name and the colours of the brand under which it was ordered', async () => {
  const person = await citizen(suite, brand, '9812500005')
  const { parentId, result } = await person.search(freshVehicle())
  const page = browser(suite, codeOf(await person.order(parentId, numbersOf(result).slice(0, 1))))
  const { body } = await page.page()
  expect(body).toContain('Chetak &amp; Sons</title>')
  expect(body).toMatch(new RegExp(`rel="stylesheet" href="/public/brands/${brand.id}/\\d+\\.css"`))
  expect(await page.card()).toMatchObject({ brandName: 'Chetak & Sons' })
})
