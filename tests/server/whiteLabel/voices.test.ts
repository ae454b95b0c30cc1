import { escapeRegExp } from 'es-toolkit'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import * as challanMedia from '../../../contracts/calls/challanMedia.ts'
import * as challanPayment from '../../../contracts/calls/challanPayment.ts'
import { mounts } from '../../../contracts/calls/define.ts'
import * as publicChallans from '../../../contracts/calls/publicChallans.ts'
import { locales } from '../../../contracts/platform/text.ts'
import { voiceOfBrand } from '../../../server/challans/brands/voice.ts'
import { citizenTexts } from '../../../server/challans/notices/textCitizen.ts'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { sellerOf } from '../../../server/money/invoices/parties.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { translate } from '../../../server/platform/translate.ts'
import { readCertificates } from '../../../server/reports/signing/givenSigner.ts'
import { rootsAsPem } from '../../../server/reports/signing/signDocument.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer } from '../../support/factories.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'
import { a80, makeBrand } from '../challans/orderHelpers.ts'
import { citizenFlow } from './citizenFlow.ts'

const OPERATOR = 'Operatix'
const OPERATORS_HOST = 'console.operatix.test'
const suite = await testApp({
  BRAND_NAME: OPERATOR,
  PUBLIC_URL: `https://${OPERATORS_HOST}`,
  SUPPORT_EMAIL: 'support@operatix.test',
  SELLER_NAME: 'Operatix Services Private Limited',
})
const { ctx } = suite
const seller = sellerOf(ctx.config)
const HOST = 'challan.chetak.test'

/** The operator's name, which is part of its host too, and that of the product. */
const operators = /operatix|satyapan/i

/** A text with what its tokens say. */
const opened = (text: string) =>
  [text, ...text.matchAll(/eyJ[\w-]+\.([\w-]+)/g)]
    .map(found => (typeof found === 'string' ? found : Buffer.from(found[1] ?? '', 'base64url').toString()))
    .join('\n')

/** Everything that a reader of a PDF can see or look up, but the certificate in its signature. */
async function read(pdf: Buffer) {
  const pages = await readPdfPages(pdf)
  const document = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 })
  const { info } = await document.getMetadata()
  return {
    text: pages.map(page => page.text).join(''),
    info,
    // Names of fonts, keys of the information and the signature's own entries; UTF-16 without its zeros.
    raw: pdf
      .toString('latin1')
      .replaceAll(/<((?:[0-9a-f]{2}){1,200})>/gi, (_, hex: string) => `(${Buffer.from(hex, 'hex').toString('latin1')})`)
      .replaceAll('\0', ''),
  }
}

const clientsBrand = async () => makeBrand(ctx, { owner_id: (await makeCustomer(ctx.db)).userId })

async function verifiedHost(brandId: string) {
  const row = { kind: 'domain', proof: 'proof', state: 'verified' } as const
  await ctx.db
    .insertInto('brand_hosts')
    .values({ ...row, id: newId('bho'), brand_id: brandId, host: HOST, added_by: await makeAdmin(ctx.db) })
    .execute()
}

/** All but the codes, which have no link. */
const noticesOf = ({ messages }: Flow) => messages.filter(({ otp }) => otp === null)

type Flow = Awaited<ReturnType<typeof citizenFlow>>
let flow: Flow
let house: Flow
beforeAll(async () => {
  await a80(suite)
  const brand = await clientsBrand()
  await verifiedHost(brand.id)
  flow = await citizenFlow(suite, brand, { phone: '9876507001', host: HOST })
  const own = await makeBrand(ctx, { title: OPERATOR, support_email: ctx.config.SUPPORT_EMAIL })
  house = await citizenFlow(suite, own, { phone: '9876507002' })
}, 120_000)

/** The path of a call as a pattern of its URLs. */
const patternOf = ({ service, path }: { service: keyof typeof mounts; path: string }) =>
  new RegExp(`^${mounts[service]}${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)

const ANY = '§'
const anyWords = Object.fromEntries(
  ['brand', 'amount', 'count', 'number', 'date', 'url', 'code', 'minutes'].map(word => [word, ANY]),
)

/** Matches a text whatever its words are. */
const patternOfText = (text: string) => new RegExp(`^${text.split(ANY).map(escapeRegExp).join('.+')}$`)

describe('the flow', () => {
  const calls = Object.values({ ...publicChallans, ...challanMedia, ...challanPayment }).filter(
    ({ auth }) => auth !== 'customer',
  )

  test.each(calls)('asks $method $path, as all that a citizen can ask', call => {
    const isOf = ({ method, url }: { method: string; url: string }) =>
      method === call.method && patternOf(call).test(url)
    expect(flow.replies.filter(isOf)).not.toEqual([])
  })

  test.each(citizenTexts)('has the text %s in every language', key => {
    for (const locale of locales) {
      const pattern = patternOfText(translate(locale, key, anyWords))
      expect(
        flow.messages.filter(({ text }) => pattern.test(text)),
        locale,
      ).not.toEqual([])
    }
  })

  test('ends settled, with a refund and its receipts', () => {
    expect(flow.messages.filter(({ otp }) => otp !== null)).toHaveLength(3)
    expect(flow.order).toMatchObject({ status: 'settled' })
    expect(flow.order.refunded_paise).toBeGreaterThan(0)
    expect(flow.pdfs).toHaveLength(2)
  })
})

describe('under a client’s brand with a host of its own', () => {
  test('no message names the operator or its host; each says whose it is, and links to the brand’s host', () => {
    for (const message of flow.messages) {
      expect(JSON.stringify(message)).not.toMatch(operators)
      expect(message.text).toContain('Chetak Pay')
      expect(message.voice).toMatchObject({
        name: 'Chetak Pay',
        url: `https://${HOST}`,
        supportEmail: 'help@chetak.test',
      })
    }
    for (const { text } of noticesOf(flow)) expect(text).toContain(`https://${HOST}/challan-paid?order=${flow.code}`)
  })

  test('no reply names the operator, its host or its support', () => {
    for (const { url, text } of flow.replies) expect(opened(text), url).not.toMatch(operators)
  })

  test('the receipt names the operator once, as the supplier, and speaks of the brand everywhere else', async () => {
    for (const pdf of flow.pdfs) {
      const { text, info, raw } = await read(pdf)
      const name = withoutSpaces(seller.name)
      expect(text.split(name)).toHaveLength(2)
      expect(text).toContain(withoutSpaces(`GSTIN ${seller.gstin}`))
      expect(text.replace(name, '')).not.toMatch(operators)
      expect(text).toContain('ChetakPay')
      expect(text).toContain(`https://${HOST}/esign-verification`)
      expect(JSON.stringify(info)).not.toMatch(operators)
      expect(info).toMatchObject({ Author: 'Chetak Pay' })
      // In the signature, whose maker is the supplier (CGST rules, 46).
      expect(raw.split(seller.name)).toHaveLength(2)
      expect(raw.replace(seller.name, '')).not.toMatch(operators)
    }
  })

  test('the receipt is verified like any other, with the digest of its content', async () => {
    const anchors = { ours: readCertificates(await rootsAsPem(ctx)), known: [] }
    for (const pdf of flow.pdfs) {
      const found = await verifyPdf(pdf, { anchors })
      expect(found).toMatchObject({ verdict: 'valid', signatures: [{ trust: 'ours' }] })
      expect(found.contentDigest).toMatch(/^[0-9a-f]{64}$/)
    }
  })
})

describe('under a brand of the house', () => {
  test('messages, replies and receipts name the operator as before', async () => {
    for (const message of house.messages) {
      expect(message.text).toContain(OPERATOR)
      expect(message.voice).toBeNull()
    }
    for (const { text } of noticesOf(house))
      expect(text).toContain(`https://${OPERATORS_HOST}/challan-paid?order=${house.code}`)
    expect(house.messages).toHaveLength(flow.messages.length)
    for (const pdf of house.pdfs) {
      const { text, info, raw } = await read(pdf)
      expect(text).toContain(withoutSpaces(seller.name))
      expect(text).toContain(`https://${OPERATORS_HOST}/esign-verification`)
      expect(info).toMatchObject({ Author: seller.name })
      expect(raw).toContain('SatyapanDigest')
      expect(raw).toContain(`(${OPERATOR})`)
    }
  })
})

describe('under a client’s brand without a host', () => {
  test('the operator is in no word, and its host only in the links', async () => {
    const brand = await clientsBrand()
    const { messages, pdfs } = await citizenFlow(suite, brand, { phone: '9876507003' })
    const ours = new RegExp(`https://${OPERATORS_HOST.replaceAll('.', '\\.')}/[\\w-]+`, 'g')
    for (const { text, voice } of messages) {
      expect(text.replaceAll(ours, '')).not.toMatch(operators)
      expect(voice).toMatchObject({ name: 'Chetak Pay', url: `https://${OPERATORS_HOST}` })
    }
    for (const pdf of pdfs) {
      const { text, info } = await read(pdf)
      const rest = text.replaceAll(ours, '').replace(withoutSpaces(seller.name), '')
      expect(rest).not.toMatch(operators)
      expect(info).toMatchObject({ Author: 'Chetak Pay' })
    }
  })

  test.each([
    { why: 'waits for its record', change: { state: 'waiting' } },
    { why: 'is lost', change: { state: 'lost' } },
    { why: 'is about to end', change: { ends_at: '2126-12-06T12:00:00Z' } },
  ] as const)('a host that $why is in no link', async ({ change }) => {
    const brand = await clientsBrand()
    const host = { kind: 'domain', proof: 'proof', state: 'verified', added_by: await makeAdmin(ctx.db) } as const
    const row = {
      ...host,
      id: newId('bho'),
      brand_id: brand.id,
      host: `${newId('bho').slice(-8)}.chetak.test`,
      ...change,
    }
    await ctx.db.insertInto('brand_hosts').values(row).execute()
    const stored = await ctx.db
      .selectFrom('challan_brands')
      .selectAll()
      .where('id', '=', brand.id)
      .executeTakeFirstOrThrow()
    expect(await voiceOfBrand(ctx, ctx.db, stored)).toMatchObject({ url: ctx.config.PUBLIC_URL, isClient: true })
  })
})
