import { mounts } from '../../../contracts/calls/define.ts'
import { derOf } from '../../engines/pdfSignatures/verify/names.ts'
import type { Context } from '../../platform/context.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { readSandboxKeys } from '../../reports/signing/sandboxAuthority.ts'
import { addressesOf, pemOf } from './addresses.ts'
import { esignProtocol, PROVIDER } from './protocol.ts'
import { answerStatus, takeRequest, xmlSignerOf } from './sandboxTransactions.ts'

const PAGE = `${mounts.sandbox}/aadhaar-esign`
const STATUS = `${PAGE}/transaction-status`

/** The sandbox's provider: messages are signed and checked as with a real one; what we send it ourselves needs no network. Its page is in server/sandbox/aadhaarEsign. */
export function sandboxEsign(ctx: Pick<Context, 'config' | 'db' | 'vault'>) {
  const { AADHAAR_ESIGN_VERSION: version } = ctx.config
  return esignProtocol(
    {
      version,
      aspId: 'SANDBOX',
      requestUrl: PAGE,
      signerUrl: PAGE,
      statusUrl: STATUS,
      field: 'msg',
      ...addressesOf(ctx.config),
    },
    {
      requester: async () => xmlSignerOf((await readSandboxKeys(ctx)).sandboxRequester),
      certificates: async () => [pemOf(derOf((await readSandboxKeys(ctx)).sandboxProvider.certificate))],
      async post(url, xml) {
        if (url === STATUS) return answerStatus(ctx, xml)
        const { acknowledgement } = await takeRequest(ctx, xml)
        if (!acknowledgement) throw new SourceUnavailable(PROVIDER, 'the request was refused')
        return acknowledgement
      },
    },
  )
}
