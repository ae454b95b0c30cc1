import { readChallanMapping } from '../challans/source/create.ts'
import { inspectAadhaarEsign } from '../esign/aadhaar/create.ts'
import { findOffice } from '../esign/word/findOffice.ts'
import { readAadhaarMapping } from '../people/kyc/createAadhaarSource.ts'
import { type Config, inspectConfig, refuseConfig } from '../platform/config/config.ts'
import { inspectSigning } from '../reports/signing/inspectSigning.ts'
import { readListSources } from '../screening/published/sources.ts'
import { readSourceMapping } from '../sources/adapters/create.ts'

/**
 * The configuration that the server starts with. Reads the files that it names too, and throws one Error that lists everything that is missing or
 * wrong. `warnings` are for the log.
 */
export async function readStartConfig(env = process.env): Promise<{ config: Config; warnings: string[] }> {
  const { config, problems } = inspectConfig(env)
  const signing = await inspectSigning(config)
  const esign = await inspectAadhaarEsign(config)
  const office = await findOffice(config.SOFFICE_PATH, env.PATH)
  refuseConfig([...problems, ...mappingProblems(config), ...signing.problems, ...esign, ...office.problems])
  return { config: { ...config, SOFFICE_PATH: office.path }, warnings: signing.warnings }
}

/** The files that settings name. */
const mappings: readonly ((config: Config) => unknown)[] = [
  readSourceMapping,
  readAadhaarMapping,
  readChallanMapping,
  readListSources,
]

const mappingProblems = (config: Config): string[] =>
  mappings.flatMap(read => {
    try {
      read(config)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
