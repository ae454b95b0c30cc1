import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { apiClientWith, demoKeys, tokensAt, uploadAndStartJob, waitForJobStatus } from '../../support/apiClient.ts'
import { distinctPan } from '../../support/bulkJob.ts'
import { productionEnv } from '../../support/productionEnv.ts'
import { type Asked, ask, callerAddress, open } from '../../support/proxies/ask.ts'
import { brandName, isThere, ownName, proxyKinds, startProxy } from '../../support/proxies/start.ts'
import { seededDataEnv, startServer, temporaryDataEnv } from '../../support/server.ts'
import { until } from '../../support/until.ts'

const MEGABYTE = 1024 * 1024
const bulkFiles = '/api/bulk/pan-check/files'
/** Of a body that never comes. */
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const PUBLIC_URL = `https://${ownName}`

const there = proxyKinds.filter(isThere)

/** The shipped files of deploy/ in real proxies, before a real server. The slow source keeps a bulk job running. */
describe.runIf(there.length > 0)('behind a proxy', async () => {
  if (there.length === 0) return
  const place = await seededDataEnv()
  const behind = { TRUST_PROXY: '127.0.0.1', PUBLIC_URL }
  const server = await startServer({ ...place, ...behind, SANDBOX_DELAY_MS: '3000' })
  const strict = await startServer({ ...productionEnv, ...behind, ...(await temporaryDataEnv()) })
  const tokens = await tokensAt(server.url, 'demo@satyapan.test')
  const direct = apiClientWith(server.url, tokens)
  const signedIn = { authorization: `Bearer ${tokens.token}` }
  const posted = { method: 'POST', headers: signedIn }

  describe.each(there)('%s', async kind => {
    const proxy = await startProxy(kind, server.url)

    test('shows a page, and leads http to https', async () => {
      const page = await ask(proxy, '/docs')
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      const led = await ask(proxy, '/docs?a=b', { isPlain: true })
      expect([led.status, led.headers.location]).toEqual([308, `${PUBLIC_URL}/docs?a=b`])
    })

    test('passes the security headers of production on once, and adds none', async () => {
      const before = await startProxy(kind, strict.url)
      const page = await ask(before, '/docs')
      expect(page.status).toBe(200)
      const own = await fetch(`${strict.url}/docs`)
      await own.body?.cancel()
      for (const name of [
        'content-security-policy',
        'cross-origin-opener-policy',
        'permissions-policy',
        'referrer-policy',
        'strict-transport-security',
        'x-content-type-options',
      ])
        expect([name, page.counts.get(name), page.headers[name]]).toEqual([name, 1, own.headers.get(name)])
      expect(page.headers['content-encoding']).toBeUndefined()
    })

    test("gives the server the caller's own address, whatever the caller says", async () => {
      const forged = { 'x-forwarded-for': '203.0.113.9, 127.0.0.1', forwarded: 'for=203.0.113.9' }
      const checked = await ask(proxy, '/v1/pan-check', {
        method: 'POST',
        headers: { authorization: `Bearer ${demoKeys.test}`, 'content-type': 'application/json', ...forged },
        body: JSON.stringify({ pan: 'AAACZ1000A', consent: true, purpose: 'other' }),
      })
      expect(checked.status).toBe(200)
      const id = String(checked.headers['x-request-id'])
      const address = await until(async () => {
        const logged = await direct<{ address: string }>('GET', `/api/resources/api-requests/${id}`)
        return logged.address
      })
      expect(address).toBe(callerAddress)
    })

    test('passes the host on, and believes no other', async () => {
      const onBrand = await ask(proxy, '/login', { host: brandName })
      expect([onBrand.status, onBrand.headers.location]).toEqual([302, '/'])
      const claimed = await ask(proxy, '/login', { headers: { 'x-forwarded-host': brandName } })
      expect(claimed.headers.location).toBeUndefined()
    })

    test('refuses names that no brand has, and asks for certificates of those only that one has', async () => {
      await expect(ask(proxy, '/docs', { host: 'unknown.example' })).rejects.toThrow('SSL routines')
      await expect(ask(proxy, '/docs', { host: 'waiting.gaadi-seva.test' })).rejects.toThrow('SSL routines')
      expect((await ask(proxy, '/docs', { host: brandName })).status).toBeLessThan(400)
      const statusOf = async (domain: string) => (await fetch(`${server.url}/tls/ask?domain=${domain}`)).status
      expect([await statusOf(brandName), await statusOf('unknown.example')]).toEqual([200, 404])
      expect((await ask(proxy, `/tls/ask?domain=${brandName}`)).status).toBe(404)
    })

    test('passes the first event of a stream on while the stream goes on', async () => {
      const pans = Array.from({ length: 300 }, (_, index) => distinctPan(2_000_000 + index))
      const job = await uploadAndStartJob(direct, pans)
      await waitForJobStatus(direct, job.id, 'running')
      const stream = await open(proxy, `/api/bulk-jobs/${job.id}/events`, { headers: signedIn })
      expect([stream.statusCode, stream.headers['content-type']]).toEqual([200, 'text/event-stream'])
      let seen = ''
      stream.setEncoding('utf8').on('data', text => (seen += text))
      await until(() => expect(seen).toContain('event: progress'))
      expect(stream.complete).toBe(false)
      expect(await direct('GET', `/api/resources/bulk-jobs/${job.id}`)).toMatchObject({ status: 'running' })
      stream.destroy()
      await once(stream, 'close')
      await direct('POST', `/api/bulk-jobs/${job.id}/cancel`, {})
    })

    test('takes a file of 9 MB, and refuses larger ones and strangers clearly', async () => {
      const taken = await ask(proxy, bulkFiles, { ...posted, body: fileOf(9) })
      expect([taken.status, JSON.parse(taken.text)]).toEqual([200, expect.objectContaining({ id: expect.any(String) })])
      const refused = async (asked: Asked) => {
        const { status, text } = await ask(proxy, bulkFiles, { ...posted, ...asked })
        return [status, JSON.parse(text).error.code]
      }
      // By the server, for its own limit; by the proxy; and by the server before the file has come.
      expect(await refused({ body: fileOf(11) })).toEqual([413, 'too_large'])
      expect(await refused({ announced: 120 * MEGABYTE })).toEqual([413, 'too_large'])
      expect(await refused({ headers: form, announced: 9 * MEGABYTE })).toEqual([401, 'unauthenticated'])
    })

    test('lets a watch list of 2 GB through to the server', async () => {
      const list = { method: 'POST', headers: form, announced: 2_048 * MEGABYTE }
      expect((await ask(proxy, '/admin-api/watch-lists/wl_1/files', list)).status).toBe(401)
    })
  })
})

/** A bulk file of about so many megabytes, with long notes beside the numbers. */
function fileOf(megabytes: number): FormData {
  const note = 'n'.repeat(7_000)
  const rows = Math.floor((megabytes * MEGABYTE) / (note.length + 12))
  const lines = Array.from({ length: rows }, (_, index) => `${distinctPan(3_000_000 + index)},${note}`)
  const body = new FormData()
  body.append('file', new Blob([['PAN,note', ...lines].join('\n')], { type: 'text/csv' }), 'pans.csv')
  return body
}
