import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { signatureHeader } from '../../../../server/messaging/webhooks/deliver.ts'

const at = new Date('2026-11-21T06:00:00.999Z')

test('the signature is HMAC-SHA256 over `timestamp.body`: a known vector', () => {
  // printf '1795240800.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
  expect(signatureHeader(['whsec_test'], '{"id":"evt_1"}', at)).toBe(
    't=1795240800,v1=d60f4fdf9c623a360b0d9c4e21bc758a3a102ef2c9d98417f37ec772a66b707a',
  )
})

test('each secret signs by itself, and another body or time signs otherwise', () => {
  const [, first, second] = signatureHeader(['a', 'b'], 'body', at).split(',')
  expect(first).toBe(`v1=${createHmac('sha256', 'a').update('1795240800.body').digest('hex')}`)
  expect(second).toBe(`v1=${createHmac('sha256', 'b').update('1795240800.body').digest('hex')}`)
  expect(signatureHeader(['a'], 'Body', at)).not.toContain(first)
  expect(signatureHeader(['a'], 'body', new Date(at.getTime() + 1000))).not.toContain(first)
})
