import { once } from '../../engines/once.ts'
import { derOf } from '../../engines/pdfSignatures/verify/names.ts'
import { stateOf } from '../../platform/config/capabilities.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { createEgress, EgressError } from '../../platform/egress/index.ts'
import type { AadhaarEsign } from '../../platform/ports/aadhaarEsign.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { readCertificates, readNamed, readP12Signer } from '../../reports/signing/givenSigner.ts'
import { addressesOf, pemOf } from './addresses.ts'
import { esignProtocol, PROVIDER } from './protocol.ts'
import { sandboxEsign } from './sandboxProvider.ts'

const MAX_BYTES = 500_000

/** The configured provider of Aadhaar e-sign, or the sandbox's. */
export function createAadhaarEsign(config: Config, parts: Pick<Context, 'db' | 'vault'>): AadhaarEsign {
  const { state } = stateOf(config, 'aadhaarEsign')
  if (state === 'on') return { state, ...httpEsign(config) }
  if (state === 'sandbox') return { state, ...sandboxEsign({ config, ...parts }) }
  const unavailable = async () => {
    throw new SourceUnavailable(PROVIDER, 'AADHAAR_ESIGN names no provider')
  }
  return { state, begin: unavailable, ask: unavailable, read: unavailable }
}

function httpEsign(config: Config) {
  const egress = createEgress({ production: config.production, ownPort: config.PORT })
  const headers = { 'content-type': 'application/xml', accept: 'application/xml' }
  const { AADHAAR_ESIGN_URL = '', AADHAAR_ESIGN_SIGNER_URL = AADHAAR_ESIGN_URL } = config
  return esignProtocol(
    {
      version: config.AADHAAR_ESIGN_VERSION,
      aspId: config.AADHAAR_ESIGN_ASP_ID ?? '',
      requestUrl: AADHAAR_ESIGN_URL,
      signerUrl: AADHAAR_ESIGN_SIGNER_URL,
      statusUrl: config.AADHAAR_ESIGN_STATUS_URL ?? '',
      field: config.AADHAAR_ESIGN_FIELD,
      ...addressesOf(config),
    },
    {
      requester: once(() => readRequester(config)),
      certificates: once(() => readProviders(config)),
      async post(url, body) {
        const asked = { headers, body, timeoutMs: config.AADHAAR_ESIGN_TIMEOUT_MS, maxBytes: MAX_BYTES }
        const { status, text } = await egress.post(new URL(url), asked).catch((error: unknown) => {
          if (error instanceof EgressError) throw new SourceUnavailable(PROVIDER, error.message)
          throw error
        })
        if (status !== 200) throw new SourceUnavailable(PROVIDER, `it answered ${status}`)
        return text
      },
    },
  )
}

/** Reads the files that the settings name, so that a wrong one is found before somebody signs. Returns a line for each setting that is wrong. */
export async function inspectAadhaarEsign(config: Config): Promise<string[]> {
  if (stateOf(config, 'aadhaarEsign').state !== 'on') return []
  const read = await Promise.allSettled([readRequester(config), readProviders(config)])
  const wrong = read.flatMap(one => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
  return config.AADHAAR_ESIGN_VERSION !== '2.1' && !config.AADHAAR_ESIGN_SIGNER_URL
    ? [...wrong, 'AADHAAR_ESIGN_SIGNER_URL: the page to which the browser goes; version 3.2 needs it.']
    : wrong
}

async function readRequester({ AADHAAR_ESIGN_ASP_P12: path = '', AADHAAR_ESIGN_ASP_P12_PASSWORD: password }: Config) {
  const setting = 'AADHAAR_ESIGN_ASP_P12'
  const { key, certificate } = await readP12Signer({ setting, path, password })
  if (key.asymmetricKeyType !== 'rsa') throw new Error(`${setting}: requests are signed with an RSA key.`)
  return { key: key.export({ type: 'pkcs8', format: 'pem' }).toString(), certificate: pemOf(derOf(certificate)) }
}

async function readProviders({ AADHAAR_ESIGN_ESP_CERT: path = '' }: Config): Promise<string[]> {
  const setting = 'AADHAAR_ESIGN_ESP_CERT'
  const pem = await readNamed(setting, path)
  const found = readable(setting, pem.toString('utf8'))
  if (found.length === 0) throw new Error(`${setting}: the file holds no certificate.`)
  return found.map(certificate => pemOf(derOf(certificate)))
}

function readable(setting: string, pem: string) {
  try {
    return readCertificates(pem)
  } catch (error) {
    throw new Error(`${setting}: a certificate in the file cannot be read.`, { cause: error })
  }
}
