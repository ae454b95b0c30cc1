import { type ProductId, productOf } from '../../contracts/products/index.ts'
import type { NewVerification } from '../checks/verifications/values.ts'
import type { VerificationOutcome } from '../sources/askSource.ts'
import type { SeedContext } from './context.ts'
import type { PlannedJob } from './plan.ts'

/** A row that was checked. */
export interface Asked {
  made: NewVerification
  outcome: VerificationOutcome
  finishedAt: Date
}

/** The file behind a job, as the upload leaves it: the checked rows, then the mistakes, then the first row once more. */
export function fileOf(world: SeedContext, jobId: string, { product, mistakes }: PlannedJob, asked: Asked[]) {
  const headers = productOf(product).inputFields.map(field => field.label.en)
  const ready = asked.map(({ made }) => cellsFor(product, made.input as Record<string, unknown>))
  const cells = [...ready, ...mistakes.map(text => [text]), ready[0] ?? []]
  const columns = headers.map((header, at) => ({ header, samples: cells.slice(0, 3).map(row => row[at] ?? '') }))
  return {
    headers,
    columns: world.vault.seal(JSON.stringify(columns)),
    bytes: [headers, ...cells].reduce((sum, row) => sum + row.join(',').length + 1, 0),
    rows: rowsOf(world, jobId, asked, cells),
  }
}

const cellsFor = (product: ProductId, input: Record<string, unknown>): string[] =>
  productOf(product).inputFields.map(field => (input[field.source] == null ? '' : String(input[field.source])))

/** Numbered as in the file, whose header is row 1. */
function rowsOf({ vault }: SeedContext, job_id: string, asked: Asked[], cells: string[][]) {
  const indexOf = ({ made: { product, input } }: Asked) =>
    vault.index(product, String((input as Record<string, unknown>)[productOf(product).keys.subject]))
  return cells.map((row, at) => {
    const known = { job_id, row_no: at + 2, cells_sealed: vault.seal(JSON.stringify(row)) }
    const own = asked[at]
    const [first] = asked
    if (own) {
      const verified = { subject_index: indexOf(own), verification_id: own.made.id }
      return { ...known, state: 'ready', duplicate_of: null, ...verified }
    }
    if (at === cells.length - 1 && first)
      return { ...known, state: 'duplicate', duplicate_of: 2, subject_index: indexOf(first), verification_id: null }
    return { ...known, state: 'problem', duplicate_of: null, subject_index: null, verification_id: null }
  })
}
