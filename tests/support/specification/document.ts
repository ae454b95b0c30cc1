import { pages } from '../../../contracts/pages/pages.ts'
import { specifiedCalls } from './calls.ts'
import { type Proof, proofNamed, proofsOf } from './proofs.ts'
import { type RouteGroup, routeTable } from './routes.ts'
import { constants, errorCatalogue, type Rule } from './rules.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '--'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')

const proof = ({ file, title }: Proof) => `\`tests/${file}\`: ${title}`

const groupNames: Record<RouteGroup, string> = {
  public: 'everybody',
  customer: 'customers',
  esign: 'customers, e-sign',
  bgc: 'customers, background checks',
  admin: 'staff',
  restricted: 'super-admins',
}

const routes = (Object.keys(routeTable) as RouteGroup[]).flatMap(group =>
  routeTable[group].map(path => {
    const page = pages.find(one => one.path === path)
    return [`\`${path}\``, groupNames[group], page?.gate === 'kyc' ? 'yes' : '', page?.flag ?? '']
  }),
)

const calls = Object.entries(specifiedCalls).map(([service, rows]) =>
  [
    `### ${service}`,
    table(
      ['Call', 'Proven by'],
      rows.map(([method, path, file, title]) => [`\`${method} ${path}\``, proof(proofNamed(file, title))]),
    ),
  ].join('\n\n'),
)

/** Up to three tests of each acceptance line; the others are found by their number. */
const rules = (rows: readonly Rule[]) =>
  table(
    ['What', 'Line', 'Proven by'],
    rows.map(({ says, lines }) => [
      says,
      lines.join(', '),
      lines
        .flatMap(line => proofsOf(line).slice(0, 3))
        .map(proof)
        .join('; '),
    ]),
  )

/** `docs/specification.md`: the routes, calls, codes and constants that are specified, each with the test that proves it. */
export const specificationDocument = (): string =>
  `${[
    '# What is specified, and what proves it',
    'Printed by `node scripts/printSpecification.ts` from the tables in `tests/support/specification`. A line that names an acceptance line, such\nas A65, is proven by every test whose title has that number; three are named.',
    '## Routes (§2.7)',
    'Each path is opened in a browser by a visitor, by a customer before the KYC, by an administrator and by a super-admin:\n`tests/e2e/specification`.',
    table(['Path', 'Who opens it', 'Needs KYC', 'Feature'], routes),
    '## Calls (§7)',
    ...calls,
    '## Codes and texts (§8)',
    rules(errorCatalogue),
    '## Constants and limits (§9)',
    rules(constants),
  ].join('\n\n')}\n`
