import { verify, X509Certificate } from 'node:crypto'
import type { Certificate } from 'pkijs'
import { readGivenSigner, readTrustedRoots, type SigningConfig } from './givenSigner.ts'

const DAY_MS = 24 * 60 * 60_000
const WARNING_DAYS = 30

export interface SigningInspection {
  /** A line for each setting that is wrong. */
  problems: string[]
  warnings: string[]
}

/**
 * Signs a sample with what the configuration names, so that a wrong file, password, command or certificate is found before the first document is
 * signed. A certificate that is not valid now is a problem too: readers would call its documents invalid.
 */
export async function inspectSigning(config: SigningConfig, now = new Date()): Promise<SigningInspection> {
  const problems: string[] = []
  const warnings: string[] = []
  const attempt = async (setting: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      const { message } = error as Error
      problems.push(message.startsWith('SIGNING_') ? message : `${setting}: ${message}`)
    }
  }
  if (config.SIGNING_P12 && config.SIGNING_COMMAND) problems.push('SIGNING_COMMAND: set this or SIGNING_P12, not both.')
  const [holder, key] = config.SIGNING_P12 ? ['SIGNING_P12', 'SIGNING_P12'] : ['SIGNING_CERTIFICATE', 'SIGNING_COMMAND']
  await attempt(key, async () => {
    const signer = await readGivenSigner(config)
    if (!signer) return
    problems.push(...periodProblems(holder, signer.certificate, now))
    warnings.push(...endWarnings(holder, signer.certificate, now))
    if (!isSignedBy(signer.certificate, await signer.sign(sample)))
      problems.push(`${key}: it signs with another key than that of the certificate.`)
  })
  await attempt('SIGNING_TRUST', async () => void (await readTrustedRoots(config)))
  return { problems, warnings }
}

const sample = new TextEncoder().encode('A sample that is signed at the start of the server.')

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

function periodProblems(setting: string, { notBefore, notAfter }: Certificate, now: Date): string[] {
  if (notAfter.value < now) return [`${setting}: its certificate ended on ${dayOf(notAfter.value)}.`]
  if (notBefore.value > now) return [`${setting}: its certificate begins on ${dayOf(notBefore.value)}.`]
  return []
}

function endWarnings(setting: string, { notAfter }: Certificate, now: Date): string[] {
  const left = notAfter.value.getTime() - now.getTime()
  return left > 0 && left < WARNING_DAYS * DAY_MS
    ? [
        `${setting}: its certificate ends on ${dayOf(notAfter.value)}; after that day the server does not start with it.`,
      ]
    : []
}

function isSignedBy(certificate: Certificate, signature: Uint8Array): boolean {
  const { publicKey } = new X509Certificate(Buffer.from(certificate.toSchema().toBER(false)))
  return verify('sha256', sample, publicKey, signature)
}
