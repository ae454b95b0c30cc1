import type { ListFile } from './entity.ts'
import { isOfContent, ownRows } from './formats/ownCsv.ts'
import { ListFileError, type ListFileFault } from './listFileError.ts'
import { detectFormat } from './readList.ts'

export interface RowProblem {
  fault: ListFileFault
  /** Line numbers and limits, never a value of the file: it may be personal. */
  params: Record<string, string | number>
}

/** More than anybody repairs before the next try. */
export const MAX_PROBLEMS = 25

/** What is wrong with a customer's own file, row by row; empty if it can be imported. Reads it once as a stream. */
export async function checkOwnFile(file: ListFile, mostEntries: number): Promise<RowProblem[]> {
  const problems: RowProblem[] = []
  const lines = new Map<string, number>()
  try {
    if ((await detectFormat(file)) !== 'own-csv') return [{ fault: 'notOwn', params: { file: file.name } }]
    for await (const { line, id, entity } of ownRows(file)) {
      const problem = problemOf(entity) ?? repeated(lines, id, line)
      if (problem) problems.push(problem)
      if (problems.length >= MAX_PROBLEMS)
        return [...problems, { fault: 'tooManyProblems', params: { most: MAX_PROBLEMS } }]
      if (lines.size > mostEntries) return [{ fault: 'tooManyOwn', params: { most: mostEntries, file: file.name } }]
    }
  } catch (error) {
    problems.push(asProblem(error))
  }
  if (problems.length === 0 && lines.size === 0) return [{ fault: 'empty', params: { file: file.name } }]
  return problems
}

function problemOf(entity: () => unknown): RowProblem | undefined {
  try {
    entity()
    return undefined
  } catch (error) {
    return asProblem(error)
  }
}

function asProblem(error: unknown): RowProblem {
  if (!(error instanceof ListFileError)) throw error
  const { fault, params } = error
  if (fault === 'badDate') return { fault: 'badBirth', params: { line: params['line'] ?? 0 } }
  return { fault: fault === 'unknownFormat' ? 'notOwn' : fault, params }
}

function repeated(lines: Map<string, number>, id: string, line: number): RowProblem | undefined {
  const first = lines.get(id)
  lines.set(id, first ?? line)
  return first === undefined ? undefined : { fault: isOfContent(id) ? 'rowTwice' : 'idTwice', params: { line, first } }
}
