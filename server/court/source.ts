import { courtModeOf } from '../../contracts/court/modes.ts'
import type { Db } from '../platform/context.ts'
import type { Answer, OwnSource, Question, Source } from '../platform/ports/sources.ts'
import { courtCaseCheck } from '../sources/runners/courtCaseCheck.ts'
import { type CourtInput, courtsInCopy, findInCopy } from './copy/searchCopy.ts'
import { storeCases } from './copy/storeCases.ts'
import { waitForReview, waitForSandbox } from './review/waitForReview.ts'

const NAME = 'copy'
const MAX_CASES = 200
const MAX_COURTS = 100

/**
 * Answers a court check: from our copy, and unless it is a normal one also from the courts' own source, whose cases are kept. Throws
 * `SourceUnavailable` if that source gives no answer, so that nobody pays for an immediate check that was none. A delayed one then waits
 * for a person, and one of a test key for the sandbox.
 */
export const createCourtSource =
  (db: Db): OwnSource =>
  async (question, outside) => {
    const input = question.query as CourtInput
    const mode = courtModeOf(input)
    if (question.mode === 'test') {
      const answer = await outside(question)
      return mode === 'delayed' ? waitForSandbox(answer) : answer
    }
    if (mode === 'normal') return askCopy(db, input)
    const answer = await askBoth(db, input, { question, outside })
    return mode === 'delayed' ? waitForReview(answer) : answer
  }

async function askCopy(db: Db, input: CourtInput): Promise<Answer> {
  const cases = await findInCopy(db, input)
  const answer = { source: NAME, fetchedAt: new Date().toISOString(), tries: 1 }
  // A CNR names one case: without it there is nothing to report.
  if (input.cnr && cases.length === 0) return { ...answer, found: false }
  return { ...answer, found: true, record: { cases, searched: await courtsInCopy(db, input) } }
}

async function askBoth(
  db: Db,
  input: CourtInput,
  { question, outside }: { question: Question; outside: Source },
): Promise<Answer> {
  const answer = await outside(question)
  if (input.cnr && !answer.found) return answer
  const { cases, searched } = answer.found ? courtCaseCheck.record.parse(answer.record) : { cases: [], searched: [] }
  await storeCases(db, cases, answer)
  const ours = input.cnr ? [] : await findInCopy(db, input)
  const known = new Set(cases.map(({ cnr }) => cnr))
  const searchedCourts = new Set(searched.map(({ court }) => court))
  const courts = (await courtsInCopy(db, input)).filter(({ court }) => !searchedCourts.has(court))
  const record = {
    cases: [...cases, ...ours.filter(({ cnr }) => !known.has(cnr))].slice(0, MAX_CASES),
    searched: [...searched, ...(input.cnr ? [] : courts)].slice(0, MAX_COURTS),
  }
  const { source, fetchedAt, tries } = answer
  return { source, fetchedAt, tries, found: true, record }
}
