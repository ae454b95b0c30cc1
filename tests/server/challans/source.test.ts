import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { createChallanSource, withCircuitBreaker } from '../../../server/challans/source/create.ts'
import { sandboxChallans } from '../../../server/challans/source/sandbox/index.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { SourceUnavailable } from '../../../server/platform/ports/sources.ts'
import { hangUp, json, remoteServer, silent, status } from '../../support/remoteSource.ts'

const server = await remoteServer()
const directory = mkdtempSync(join(tmpdir(), 'satyapan-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const warned: object[] = []
const sourceWith = (env: Record<string, string> = {}) =>
  createChallanSource(
    readConfig({
      CHALLAN_SOURCE: 'http',
      CHALLAN_URL: `${server.url}/base/`,
      CHALLAN_KEY: 'k',
      CHALLAN_TIMEOUT_MS: '2000',
      ...env,
    }),
    { warn: (what: object) => void warned.push(what) },
  )

const vehicle = { rcNo: 'MH12AB1000', chassisLast5: '12345' }
const row = {
  challan_no: 'MH46122230112144532',
  rc_number: 'MH 12 AB 1000',
  violator_name: 'Rohan Deshmukh',
  owner_name: null,
  status: 'Pending',
  amount: '1,500.00',
  challan_date: '14-03-2026 18:05',
  location: 'Wakad',
  offences: [{ offence: 'Speed', section: '183(1)' }],
  images: ['https://portal.test/1.jpg', 'file:///etc/passwd', 7],
  state: 'MH',
}
const found = (...challans: unknown[]) => json({ outcome: 'found', data: { challans } })

describe('a provider over HTTP', () => {
  test('is asked in the mapping’s words, and its rows are read', async () => {
    server.replies(found(row))
    const [challan, ...more] = await sourceWith().challansOf(vehicle)
    expect(server.asked).toEqual([
      { path: '/base/challans', authorization: 'Bearer k', body: { rc_number: 'MH12AB1000', chassis_last5: '12345' } },
    ])
    expect(more).toEqual([])
    expect(challan).toMatchObject({
      challanNo: 'MH46122230112144532',
      rcNo: 'MH12AB1000',
      amountPaise: 150_000,
      dateChallan: '2026-03-14T12:35:00.000Z',
      detailsViolation: [{ offence: 'Speed', section: '183(1)' }],
      images: ['https://portal.test/1.jpg'],
      route: 'online',
      state: 'MH',
    })
  })

  test.each([
    ['no number', { challan_no: null }],
    ['no amount', { amount: 'free' }],
    ['a negative amount', { amount: -5 }],
    ['an amount that no fine has', { amount: 1e12 }],
    ['no date', { challan_date: 'yesterday' }],
    ['another vehicle', { rc_number: 'DL3CAB1234' }],
    ['no object', null],
  ])('a row with %s is left out and counted', async (_, wrong) => {
    warned.length = 0
    server.replies(found(row, wrong && { ...row, challan_no: 'X', ...wrong }))
    expect(await sourceWith().challansOf(vehicle)).toHaveLength(1)
    expect(warned).toEqual([{ rows: 1 }])
  })

  test('hostile text stays text without what cannot be seen', async () => {
    const offences = '<script>alert(1)</script>\u0000\u202Eevil'
    server.replies(found({ ...row, offences, violator_name: 'x'.repeat(5_000) }))
    const [challan] = await sourceWith().challansOf(vehicle)
    expect(challan?.detailsViolation[0]?.offence).toBe('<script>alert(1)</script> evil')
    expect(challan?.nameViolator).toHaveLength(120)
  })

  test('not found is an answer: no challans', async () => {
    server.replies(json({ outcome: 'not_found' }, 404))
    expect(await sourceWith().challansOf(vehicle)).toEqual([])
  })

  test.each([
    ['500', status(500)],
    ['403', status(403)],
    ['a bare 404', status(404)],
    ['no JSON', (response: { end(text: string): void }) => response.end('<html>')],
    ['no list', json({ outcome: 'found', data: {} })],
    ['rows that make no sense', found({}, { a: 1 })],
    ['silence', silent],
    ['a broken connection', hangUp],
    ['too much', json({ outcome: 'found', data: { challans: ['x'.repeat(3 * 1024 * 1024)] } })],
  ])('%s: the source is unavailable', async (_, reply) => {
    server.replies(reply)
    await expect(sourceWith().challansOf(vehicle)).rejects.toBeInstanceOf(SourceUnavailable)
  })

  test('what may pass is asked again, three times at most; after five failures it is left alone', async () => {
    server.replies(status(502), status(502), found(row))
    expect(await sourceWith().challansOf(vehicle)).toHaveLength(1)
    let calls = 0
    const broken = withCircuitBreaker(
      {
        name: 'broken',
        imageOf: async () => null,
        challansOf: async () => {
          calls += 1
          throw new SourceUnavailable('broken', 'refused')
        },
      },
      { tries: 3, pauseMs: 0, withinMs: 1_000 },
    )
    for (let asked = 0; asked < 8; asked++) await broken.challansOf(vehicle).catch(() => {})
    expect(calls).toBe(5)
  })

  test('a mapping file names its words, routes and excluded states', async () => {
    const file = join(directory, 'mapping.json')
    const mapping = {
      path: '/v2/search',
      body: { rcNo: 'reg' },
      outcome: { at: 'ok', found: ['true'], notFound: ['false'] },
      list: 'rows',
      challan: {
        challanNo: 'no',
        status: 'st',
        amount: 'paise',
        dateChallan: 'on',
        detailsViolation: 'what',
        state: 's',
      },
      amountIn: 'paise',
      route: { at: 'court', values: { V: 'virtual_court', C: 'contested' } },
      excludedStates: ['NL'],
    }
    writeFileSync(file, JSON.stringify(mapping))
    const one = { no: 'A1', st: 'Unpaid', paise: 50_000, on: '2026-03-14', what: 'Parking', court: 'V', s: 'MH' }
    const rows = [
      one,
      { ...one, no: 'A2', court: 'C' },
      { ...one, no: 'A3', s: 'NL' },
      { ...one, no: 'A4', court: '?' },
    ]
    server.replies(json({ ok: true, rows }))
    const told = await sourceWith({ CHALLAN_MAPPING: file }).challansOf(vehicle)
    expect(told.map(({ route, amountPaise }) => [route, amountPaise])).toEqual([
      ['virtual_court', 50_000],
      ['contested', 50_000],
      ['excluded_state', 50_000],
      ['online', 50_000],
    ])
    expect(server.asked[0]).toMatchObject({ path: '/base/v2/search', body: { reg: 'MH12AB1000' } })
    writeFileSync(file, '{"path": "search"}')
    expect(() => sourceWith({ CHALLAN_MAPPING: file })).toThrow(/outcome/)
  })

  test.each([
    ['With the virtual court', 'virtual_court'],
    ['Judicial Magistrate First Class', 'physical_court'],
    ['Contested in court', 'contested'],
    ['Disposed', 'online'],
    [null, 'online'],
  ])('a court’s words %j mean %s', async (court_status, route) => {
    server.replies(found({ ...row, court_status }))
    expect((await sourceWith().challansOf(vehicle))[0]?.route).toBe(route)
  })
})

describe('its pictures', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000000000000', 'hex')
  const image = `${server.url}/1.png`

  test('are fetched without our key, and are what their bytes say', async () => {
    server.replies(response => response.writeHead(200, { 'content-type': 'text/html' }).end(png))
    expect(await sourceWith().imageOf(image)).toEqual({ type: 'image/png', bytes: png })
    expect(server.asked[0]?.authorization).toBeUndefined()
  })

  test('null for what is gone or no picture; unavailable for what is too large, forbidden or broken', async () => {
    server.replies(status(404))
    expect(await sourceWith().imageOf(image)).toBeNull()
    server.replies(response => response.end('<svg onload=alert(1)>'))
    expect(await sourceWith().imageOf(image)).toBeNull()
    server.replies(response => response.end(Buffer.alloc(6 * 1024 * 1024)))
    await expect(sourceWith().imageOf(image)).rejects.toBeInstanceOf(SourceUnavailable)
    for (const url of ['http://169.254.169.254/latest', 'http://10.0.0.1/x.png'])
      await expect(sourceWith().imageOf(url)).rejects.toBeInstanceOf(SourceUnavailable)
  })
})

describe('the sandbox', () => {
  const source = sandboxChallans(0)
  const told = (name: keyof typeof challanVehicles) => source.challansOf(challanVehicles[name])

  test('tells the same each time, and every number once but where it is asked to repeat', async () => {
    for (const rcNo of ['MH12AB1000', 'KA05MJ4321', '22BH1234AA', 'DL3CAB1234']) {
      const [first, second] = [await source.challansOf({ rcNo }), await source.challansOf({ rcNo })]
      expect(second).toEqual(first)
      expect(first.length).toBeLessThanOrEqual(9)
      expect(new Set(first.map(one => one.challanNo)).size).toBe(first.length)
    }
    const repeated = await told('duplicated')
    expect(new Set(repeated.map(one => one.challanNo)).size).toBe(repeated.length / 2)
  })

  test('what the documented vehicles ask for', async () => {
    const count = async (name: keyof typeof challanVehicles) => (await told(name)).length
    expect([await count('none'), await count('twenty'), await count('many')]).toEqual([0, 20, 500])
    await expect(told('down')).rejects.toBeInstanceOf(SourceUnavailable)
    expect((await told('excluded')).every(one => one.route === 'excluded_state')).toBe(true)
    const [before, after] = [await told('moving'), await told('moving')]
    expect((after[0]?.amountPaise ?? 0) - (before[0]?.amountPaise ?? 0)).toBe(10_000)
    expect(source.keepMs?.(challanVehicles.moving)).toBe(0)
    expect(JSON.stringify(await told('hostile'))).toContain('<script>')
    const [broken] = await told('brokenImage')
    expect(await source.imageOf(broken?.images[0] ?? '')).toBeNull()
  })

  test('its pictures are PNG files', async () => {
    for (const name of ['speed', 'junction', 'plate']) {
      const image = await source.imageOf(name)
      expect(image?.bytes.subarray(1, 4).toString()).toBe('PNG')
      expect(image?.bytes.length).toBeLessThan(10_000)
    }
  })
})
