import { esignRequest, statusRequest } from '../../engines/aadhaarEsign/request.ts'
import { readResponse } from '../../engines/aadhaarEsign/response.ts'
import type { EsignVersion } from '../../engines/aadhaarEsign/versions.ts'
import { EsignProblem } from '../../engines/aadhaarEsign/xml.ts'
import { signMessage, type XmlSigner } from '../../engines/aadhaarEsign/xmlSignature.ts'
import type { AadhaarEsign } from '../../platform/ports/aadhaarEsign.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'

export const PROVIDER = 'aadhaar-esign'

/** How a provider is reached. */
export interface EsignSettings {
  version: EsignVersion
  aspId: string
  /** 2.1: where the browser posts the request. 3.2: where we post it. */
  requestUrl: string
  /** 3.2: where the browser goes once the request was taken. */
  signerUrl: string
  statusUrl: string
  /** The form's field for the request. */
  field: string
  /** Of this installation: where responses come, and where the browser comes back. */
  responseUrl: string
  redirectUrl: string
}

interface Parts {
  /** Signs our messages. */
  requester: () => Promise<XmlSigner>
  /** The certificates (PEM) that sign the provider's. */
  certificates: () => Promise<readonly string[]>
  /** Sends a message and returns the answer. Throws `SourceUnavailable`. */
  post: (url: string, xml: string) => Promise<string>
}

/** C-DAC's name of the field; it wants two more beside it. */
const CDAC_FIELD = 'eSignRequest'

/** Speaks with a provider as CCA's eSign API 2.1 and 3.2 have it (decision 0100). */
export function esignProtocol(settings: EsignSettings, { requester, certificates, post }: Parts) {
  const { version, aspId, requestUrl, signerUrl, statusUrl, field, responseUrl, redirectUrl } = settings
  const read: AadhaarEsign['read'] = async xml => readResponse(xml, await certificates())
  return {
    read,
    async begin({ transaction, digest, title, documentUrl }) {
      const asked = {
        version,
        transaction,
        time: new Date(),
        aspId,
        digest,
        title,
        responseUrl,
        redirectUrl,
        documentUrl,
      }
      const xml = signMessage(esignRequest(asked), await requester())
      if (version === '2.1') return { action: requestUrl, fields: fieldsOf(field, transaction, xml) }
      const taken = await read(await post(requestUrl, xml)).catch((error: unknown) => {
        if (error instanceof EsignProblem) throw new SourceUnavailable(PROVIDER, error.message)
        throw error
      })
      if (taken.state !== 'pending' || taken.transaction !== transaction)
        throw new SourceUnavailable(
          PROVIDER,
          `the request was not taken (${'error' in taken ? taken.error : taken.state})`,
        )
      // Names the transaction to the page of the provider.
      const reference = Buffer.from(`${transaction}|${taken.code}`).toString('base64')
      return { action: signerUrl, fields: [{ name: 'txnref', value: reference }] }
    },
    async ask(transaction) {
      const asked = { version, transaction, time: new Date(), aspId }
      const answer = await read(await post(statusUrl, signMessage(statusRequest(asked), await requester())))
      if (answer.transaction !== transaction) throw new EsignProblem('the answer is about another transaction')
      return answer
    },
  } satisfies Omit<AadhaarEsign, 'state'>
}

const fieldsOf = (name: string, transaction: string, xml: string) => [
  { name, value: xml },
  ...(name === CDAC_FIELD
    ? [
        { name: 'aspTxnID', value: transaction },
        { name: 'Content-Type', value: 'application/xml' },
      ]
    : []),
]
