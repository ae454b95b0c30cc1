import { Integer, OctetString } from 'asn1js'
import { Accuracy, AlgorithmIdentifier, MessageImprint, TSTInfo } from 'pkijs'
import { oids } from '../verify/cms.ts'
import type { Signer } from './attributes.ts'
import { signCms } from './cmsSignature.ts'

/** Our own policy: the time is that of the server's clock. */
const POLICY = '1.3.6.1.4.1.13762.3'

/** Says when bytes existed (RFC 3161), as DER. */
export async function timestampToken(
  authority: Signer,
  bytes: Uint8Array<ArrayBuffer>,
  time: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const serial = crypto.getRandomValues(new Uint8Array(16))
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  const info = new TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
      hashedMessage: new OctetString({ valueHex: digest }),
    }),
    serialNumber: new Integer({ valueHex: serial.buffer }),
    genTime: time,
    accuracy: new Accuracy({ seconds: 1 }),
  })
  const content = new Uint8Array(info.toSchema().toBER(false))
  return signCms(authority, {
    type: oids.timestampInfo,
    enclosed: content,
    digest: await crypto.subtle.digest('SHA-256', content),
  })
}
