import type { StatementAnalysis } from '../../../contracts/bankStatements/statements.ts'
import type { StatementOptions } from './model.ts'
import { readStatements, type StatementInput } from './readStatements.ts'

/** What the heavy task is asked; functions do not travel between processes. */
export interface StatementsInput {
  files: StatementInput[]
  options: Omit<StatementOptions, 'reader'>
}

/** The work of a heavy task: `{ module: new URL('…/readStatementsTask.ts', import.meta.url) }`. */
const work = (
  { files, options }: StatementsInput,
  report: (step: string) => void,
  cores: number,
): Promise<StatementAnalysis> => readStatements(files, options, report, cores)

export default work
