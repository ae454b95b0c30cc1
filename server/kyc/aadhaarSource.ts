import { readFileSync } from 'node:fs'
import type { CustomerActor } from '../actors.ts'
import type { Config } from '../config.ts'
import type { Context, Scope } from '../context.ts'
import { httpAadhaar } from './aadhaarHttp.ts'
import { aadhaarMapping, ownMapping } from './aadhaarMapping.ts'
import { sandboxAadhaar } from './aadhaarSandbox.ts'

/**
 * Who sends codes to the holders of Aadhaar numbers and knows whether they are right. Both throw `SourceUnavailable` when there is no
 * answer. Neither keeps anything of the number.
 */
export interface AadhaarSource {
  /** Has one code sent, never two for one call. */
  sendCode(scope: Scope<CustomerActor>, aadhaar: string): Promise<CodeSent>
  verify(scope: Scope<CustomerActor>, asked: CodeEntered): Promise<'right' | 'wrong' | 'expired'>
}

export type CodeSent =
  /** `sentTo` is where it went, as far as the source says; `reference` is what the source calls this request. */
  { outcome: 'sent'; reference: string; sentTo: string | null } | { outcome: 'missing' }

export interface CodeEntered {
  aadhaar: string
  reference: string
  otp: string
}

/** The source that the configuration names. Throws at boot when the mapping cannot be read. */
export function createAadhaarSource(config: Config, parts: Pick<Context, 'db' | 'vault' | 'channels'>): AadhaarSource {
  if (config.AADHAAR_SOURCE === 'sandbox') return sandboxAadhaar({ config, ...parts })
  const { AADHAAR_URL: url = '', AADHAAR_KEY: key = '', AADHAAR_TIMEOUT_MS: timeoutMs, AADHAAR_MAPPING: file } = config
  const mapping = file === undefined ? ownMapping : aadhaarMapping.parse(JSON.parse(readFileSync(file, 'utf8')))
  return httpAadhaar({ url, key, timeoutMs, mapping, production: config.production, ownPort: config.PORT })
}
