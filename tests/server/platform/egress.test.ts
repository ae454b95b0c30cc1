import { expect, test } from 'vitest'
import { isForbidden } from '../../../server/platform/egress/addresses.ts'
import { createEgress, EgressError } from '../../../server/platform/egress/index.ts'
import { json, remoteServer } from '../../support/remoteSource.ts'

const server = await remoteServer()
const asked = { headers: {}, body: '{}', timeoutMs: 2000, maxBytes: 1000 }
const sandbox = createEgress({ production: false, ownPort: 3000 })
const production = createEgress({ production: true, ownPort: 3000 })

test('the sandbox reaches loopback, by address and by name', async () => {
  server.replies(json({ ok: true }))
  for (const host of ['127.0.0.1', 'localhost']) {
    const reply = await sandbox.post(new URL(`http://${host}:${server.port}/x`), asked)
    expect(reply).toEqual({ status: 200, text: '{"ok":true}' })
  }
})

test.each([
  'http://127.0.0.1:3000',
  'http://10.0.0.1',
  'http://100.64.0.1',
  'http://169.254.169.254/latest/meta-data',
  'http://172.31.255.255',
  'http://192.168.1.1',
  'http://0.0.0.0',
  'http://224.0.0.1',
  'http://2130706433:3000',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://[::ffff:10.0.0.1]',
  'http://[64:ff9b::a00:1]',
  'http://[64:ff9b:1::a00:1]',
  'http://[::ffff:0:10.0.0.1]',
  'http://[2002:a00:1::1]',
  'http://[100::1]',
  'http://[fec0::1]',
  'http://[feff:ffff::1]',
  'http://[ff02::1]',
  'http://[5f00::1]',
  'ftp://203.0.113.1',
])('the sandbox is refused %s', async url => {
  await expect(sandbox.post(new URL(url), asked)).rejects.toMatchObject({ refused: true })
})

test.each([
  'http://93.184.216.34',
  'https://127.0.0.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://localhost',
])('production is refused %s', async url => {
  const refused = production.post(new URL(url), asked)
  await expect(refused).rejects.toBeInstanceOf(EgressError)
  await expect(refused).rejects.toMatchObject({ refused: true })
})

test.each(['93.184.216.34', '2606:4700::1111', '2a00:1450:4009::1', '240e::1', '::ffff:93.184.216.34'])(
  'the public address %s is not refused',
  address => {
    expect(isForbidden(address, { production: true })).toBe(false)
  },
)

test('only answers that prove themselves come by plain HTTP in production, and none from a private address', async () => {
  const signed = createEgress({ production: true, ownPort: 3000, allowsPlain: true })
  const ask = (url: string) => signed.exchange(new URL(url), { ...asked, body: Uint8Array.of(1) })
  for (const url of ['http://127.0.0.1', 'http://10.0.0.1', 'ftp://93.184.216.34'])
    await expect(ask(url)).rejects.toMatchObject({ refused: true })
  // 192.0.2.0/24 leads nowhere; it is the address that is refused, not the protocol.
  await expect(ask('http://192.0.2.1')).rejects.toThrow('this address is not public')
  await expect(production.post(new URL('http://192.0.2.1'), asked)).rejects.toThrow('http: is not allowed')
})

test('a request and an answer may be bytes', async () => {
  server.replies(json({ ok: true }))
  const reply = await sandbox.exchange(new URL(`http://127.0.0.1:${server.port}/x`), {
    ...asked,
    body: new TextEncoder().encode('{"asked":1}'),
  })
  expect([reply.status, reply.bytes.toString()]).toEqual([200, '{"ok":true}'])
  expect(server.asked.at(-1)).toMatchObject({ body: { asked: 1 } })
})
