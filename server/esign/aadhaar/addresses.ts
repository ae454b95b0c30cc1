import { receiveEsignAnswer, returnFromEsign } from '../../../contracts/calls/aadhaarEsign.ts'
import type { Config } from '../../platform/config/config.ts'
import { callUrl } from '../../platform/http/serveCall.ts'

/** Where a provider answers, and sends the browser back. */
export const addressesOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) => ({
  responseUrl: new URL(callUrl(receiveEsignAnswer), PUBLIC_URL).href,
  redirectUrl: new URL(callUrl(returnFromEsign), PUBLIC_URL).href,
})

/** A certificate as PEM. */
export const pemOf = (der: Uint8Array): string => {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
