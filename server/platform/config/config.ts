import { findMissingSettings, findProductionProblems } from './configRules.ts'
import { type Config, dropEmpty, environment, parseEnvironment } from './environment.ts'

export type { Config } from './environment.ts'

/** The environment, parsed once at boot. Throws one Error that lists every offending variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const wrong = environment.safeParse(dropEmpty(env)).error?.issues ?? []
  const misread = new Set(wrong.map(issue => String(issue.path[0])))
  // What cannot be read is judged by its default, so that one start shows all that is wrong.
  const config = parseEnvironment(Object.fromEntries(Object.entries(env).filter(([name]) => !misread.has(name))))
  const unfit = [...findMissingSettings(config), ...(config.production ? findProductionProblems(config) : [])]
  const complaints = [
    ...wrong.map(issue => `${issue.path.join('.')}: ${issue.message}`),
    ...unfit.filter(line => !misread.has(line.slice(0, line.indexOf(':')))),
  ]
  if (complaints.length === 0) return config
  throw new Error(`The configuration cannot be used:\n${complaints.map(line => `  - ${line}`).join('\n')}`)
}
