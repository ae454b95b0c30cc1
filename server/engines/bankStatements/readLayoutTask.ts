import type { StatementMapping } from '../../../contracts/bankStatements/statementLayouts.ts'
import { readLayout } from './readLayout.ts'
import type { StatementInput } from './readStatements.ts'

export interface LayoutInput {
  file: StatementInput
  mappings: StatementMapping[]
}

export type LayoutRead = Awaited<ReturnType<typeof readLayout>>

/** The work of a heavy task. */
const work = ({ file, mappings }: LayoutInput, _report: (step: string) => void, cores: number): Promise<LayoutRead> =>
  readLayout(file, { mappings }, cores)

export default work
