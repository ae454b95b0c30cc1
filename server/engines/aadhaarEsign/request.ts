import type { EsignVersion } from './versions.ts'
import { elementOf } from './xml.ts'

export interface EsignRequest {
  version: EsignVersion
  transaction: string
  time: Date
  /** Who asks: as the provider has registered us. */
  aspId: string
  /** SHA-256 of the byte range that is to be signed, in hex; not of the file. */
  digest: string
  /** What the document is called. */
  title: string
  /** Where the response goes. */
  responseUrl: string
  /** 3.2: where the browser goes afterwards, and where the provider reads the document that it shows. */
  redirectUrl: string
  documentUrl: string
}

const MAX_TITLE = 50
/** 3.2: how long the provider waits for the signer. */
const WAIT_MINUTES = 15

/** `Esign`, not signed yet. Consent is given (`sc`), by one-time password (`AuthMode`), and the provider asks for the Aadhaar number (`ekycId` is empty). */
export function esignRequest(asked: EsignRequest): string {
  const { version, transaction, time, aspId, digest, responseUrl, redirectUrl, documentUrl } = asked
  const docInfo = asked.title.replaceAll(/\p{Cc}/gu, ' ').slice(0, MAX_TITLE)
  const ts = indianTime(time)
  if (version === '2.1')
    return elementOf(
      'Esign',
      {
        ver: version,
        sc: 'Y',
        ts,
        txn: transaction,
        ekycId: '',
        ekycIdType: 'A',
        aspId,
        AuthMode: '1',
        responseSigType: 'pkcs7',
        responseUrl,
      },
      docs({ id: '1', hashAlgorithm: 'SHA256', docInfo }, digest),
    )
  return elementOf(
    'Esign',
    {
      ver: version,
      signerid: '',
      ts,
      txn: transaction,
      maxWaitPeriod: String(WAIT_MINUTES),
      aspId,
      responseUrl,
      redirectUrl,
      signingAlgorithm: 'ECDSA',
    },
    docs({ id: '1', hashAlgorithm: 'SHA256', docInfo, docUrl: documentUrl, responseSigType: 'pkcs7' }, digest),
  )
}

const docs = (attributes: Record<string, string>, digest: string) =>
  elementOf('Docs', {}, elementOf('InputHash', attributes, digest))

/** `EsignStatus`, not signed yet: what became of a transaction. */
export const statusRequest = ({
  version,
  transaction,
  time,
  aspId,
}: Pick<EsignRequest, 'version' | 'transaction' | 'time' | 'aspId'>): string =>
  elementOf('EsignStatus', { ver: version, ts: indianTime(time), txn: transaction, aspId })

const INDIA_MS = 5.5 * 60 * 60_000

/** As the provider's clock shows it, without a zone. */
const indianTime = (time: Date): string => new Date(time.getTime() + INDIA_MS).toISOString().slice(0, 19)
