import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedContent, signMessage, type XmlSigner } from '../../../server/engines/aadhaarEsign/xmlSignature.ts'
import { createAadhaarEsign, inspectAadhaarEsign } from '../../../server/esign/aadhaar/create.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import type { Context } from '../../../server/platform/context.ts'
import { SourceUnavailable } from '../../../server/platform/ports/sources.ts'
import { makeXmlSigner } from '../../support/esign/xmlKeys.ts'
import { makeCertificate, makeKeys, makeP12, writeFiles } from '../../support/signingFiles.ts'

/** A provider as CCA's document has it: its answers are what the test wants, its address a real one. */
const keys = makeKeys()
const certificate = makeCertificate(keys)
let provider: XmlSigner
let files: Record<'p12' | 'provider' | 'nothing', string>
let answer: (txn: string) => string
const came: string[] = []
const server = createServer((request, reply) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const xml = Buffer.concat(chunks).toString('utf8')
    came.push(xml)
    const text = answer(/ txn="(\w+)"/.exec(xml)?.[1] ?? '')
    reply.writeHead(text === '' ? 503 : 200, { 'content-type': 'application/xml' }).end(text)
  })
})
let address: string

beforeAll(async () => {
  provider = await makeXmlSigner('Provider')
  files = writeFiles({
    p12: makeP12(keys, certificate, 'secret'),
    provider: provider.certificate,
    nothing: 'nothing',
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const configOf = (more: Record<string, string> = {}) =>
  readConfig({
    AADHAAR_ESIGN: 'http',
    AADHAAR_ESIGN_URL: `${address}/request`,
    AADHAAR_ESIGN_SIGNER_URL: 'https://provider.example/sign',
    AADHAAR_ESIGN_STATUS_URL: `${address}/status`,
    AADHAAR_ESIGN_ASP_ID: 'ASP-1',
    AADHAAR_ESIGN_ASP_P12: files.p12,
    AADHAAR_ESIGN_ASP_P12_PASSWORD: 'secret',
    AADHAAR_ESIGN_ESP_CERT: files.provider,
    ...more,
  })

const none = {} as Pick<Context, 'db' | 'vault'>
const providerOf = (more: Record<string, string> = {}) => createAadhaarEsign(configOf(more), none)
const wanted = { transaction: 'T1', digest: 'ab'.repeat(32), title: 'Lease', documentUrl: 'https://a.example/d' }

const respond = (attributes: string) => signMessage(`<EsignResp ver="3.2" ts="x" ${attributes}></EsignResp>`, provider)

describe('with API 2.1', () => {
  test('the browser brings the request, signed with the key of the file', async () => {
    const { action, fields } = await providerOf().begin(wanted)
    expect(action).toBe(`${address}/request`)
    expect(fields.map(({ name }) => name)).toEqual(['msg'])
    expect(signedContent(fields[0]?.value ?? '', [certificate])).toContain('aspId="ASP-1"')
  })

  test('the field is called as the provider wants it', async () => {
    const { fields } = await providerOf({ AADHAAR_ESIGN_FIELD: 'eSignRequest' }).begin(wanted)
    expect(fields.map(({ name }) => name)).toEqual(['eSignRequest', 'aspTxnID', 'Content-Type'])
  })
})

describe('with API 3.2', () => {
  const third = { AADHAAR_ESIGN_VERSION: '3.2' }

  test('the request is posted, and the browser goes to the page with a reference', async () => {
    answer = txn => respond(`status="2" txn="${txn}" resCode="R7"`)
    const { action, fields } = await providerOf(third).begin(wanted)
    expect(action).toBe('https://provider.example/sign')
    expect(fields).toEqual([{ name: 'txnref', value: Buffer.from('T1|R7').toString('base64') }])
    expect(signedContent(came.at(-1) ?? '', [certificate])).toContain('docUrl="https://a.example/d"')
  })

  test.each<[string, typeof answer]>([
    ['is refused', txn => respond(`status="0" txn="${txn}" errorCode="E1" errorMessage="No"`)],
    ['is taken for another transaction', () => respond('status="2" txn="T2" resCode="R7"')],
    ['is acknowledged by nobody that is known', txn => `<EsignResp status="2" txn="${txn}" resCode="R7"/>`],
    ['meets an error', () => ''],
  ])('a request that %s is not taken', async (_what, reply) => {
    answer = reply
    await expect(providerOf(third).begin(wanted)).rejects.toBeInstanceOf(SourceUnavailable)
  })
})

describe('the status call', () => {
  test('asks for a transaction and reads what became of it', async () => {
    answer = txn => respond(`status="0" txn="${txn}" errCode="E9" errMsg="Cancelled"`)
    expect(await providerOf().ask('T1')).toMatchObject({ state: 'failed', error: 'E9' })
    expect(came.at(-1)).toContain('<EsignStatus ver="2.1"')
    expect(signedContent(came.at(-1) ?? '', [certificate])).toContain('txn="T1"')
  })

  test('takes no answer about another one', async () => {
    answer = () => respond('status="2" txn="T9"')
    await expect(providerOf().ask('T1')).rejects.toThrow('another transaction')
  })
})

describe('the configuration', () => {
  test('is right', async () => {
    expect(await inspectAadhaarEsign(configOf())).toEqual([])
    expect(providerOf().state).toBe('on')
  })

  test.each([
    ['AADHAAR_ESIGN_ASP_P12_PASSWORD', { AADHAAR_ESIGN_ASP_P12_PASSWORD: 'wrong' }],
    ['AADHAAR_ESIGN_ASP_P12', { AADHAAR_ESIGN_ASP_P12: '/nowhere.p12' }],
    ['AADHAAR_ESIGN_ESP_CERT', { AADHAAR_ESIGN_ESP_CERT: '/nowhere.pem' }],
  ])('names %s if it is wrong', async (name, more) => {
    const [problem = ''] = await inspectAadhaarEsign(configOf(more))
    expect(problem.startsWith(`${name}:`), problem).toBe(true)
  })

  test('names a file without a certificate, and the page that 3.2 needs', async () => {
    const problems = await inspectAadhaarEsign(
      configOf({
        AADHAAR_ESIGN_ESP_CERT: files.nothing,
        AADHAAR_ESIGN_VERSION: '3.2',
        AADHAAR_ESIGN_SIGNER_URL: '',
      }),
    )
    expect(problems.map(line => line.split(':', 1)[0])).toEqual(['AADHAAR_ESIGN_ESP_CERT', 'AADHAAR_ESIGN_SIGNER_URL'])
  })

  test('that is begun names what it lacks', () => {
    expect(() => readConfig({ AADHAAR_ESIGN: 'http' })).toThrow('AADHAAR_ESIGN_ASP_ID')
  })
})
