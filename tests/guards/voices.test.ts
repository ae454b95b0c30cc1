import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** The wing of the challans, whose readers may be a client's end users (decision 0129). */
const wing = sources('server/challans/**/*.ts')
const filesWith = (pattern: RegExp) => wing.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('a citizen is sent something in one place, which takes the voice of a brand', () => {
  expect(filesWith(/channels\s*\.send\(|sandboxChannels|storeMessage/)).toEqual([
    'server/challans/notices/textCitizen.ts',
  ])
})

test('an account is mailed in one place', () => {
  expect(filesWith(/send(Optional|Payment)Mail\(/)).toEqual(['server/challans/notices/notifyPayer.ts'])
})

test('documents are made where the voice is known', () => {
  const made = filesWith(/\b(signedPdf|drawDocument|pdfOf|documentOf)\(/)
  expect(made).toEqual([
    'server/challans/receipt/download.ts',
    // Of an account's order; it names nobody.
    'server/challans/settlement/file/record.ts',
  ])
  const calls = wing.flatMap(({ text }) => text.match(/signedPdf\(ctx.*/g) ?? [])
  expect(calls.filter(call => !call.endsWith(', voice)'))).toEqual([])
})

test('the operator’s name, host and support are read only for accounts and staff, and where a voice is made', () => {
  expect(filesWith(/\b(BRAND_NAME|PUBLIC_URL|SUPPORT_EMAIL|SALES_EMAIL)\b/)).toEqual([
    // Below it are hosts of brands.
    'server/challans/hosts/change.ts',
    'server/challans/hosts/serve.ts',
    // What staff read.
    'server/challans/notices/messages.ts',
    'server/challans/orders/allOrders.ts',
    // What accounts read.
    'server/challans/orders/ownOrders.ts',
    // For the order of an account, which has no brand.
    'server/challans/orders/publicOrders.ts',
  ])
})
