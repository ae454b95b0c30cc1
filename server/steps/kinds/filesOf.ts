import { type StepKind, stepOf } from '../../../contracts/cases/steps/index.ts'
import type { FileType } from '../../../contracts/files/files.ts'
import { fileTypeOf } from '../../files/openFile.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** Which files a kind of step takes, and how many. */
export function filesOf(kind: StepKind) {
  const field = stepOf(kind).answerFields.find(one => one.kind === 'file')
  return { types: [...(field?.types ?? [])], maxFiles: field?.most ?? 1 }
}

/** No answer is as deep: what is deeper fits no kind of step, and is refused later. */
const MAX_DEPTH = 8

/** The files that an answer hands over, wherever it has a list called `files`, each with its path. Also of what has not been looked at yet. */
export function filesIn(answer: unknown, path = '', depth = 0): { id: string; path: string }[] {
  if (typeof answer !== 'object' || answer === null || depth > MAX_DEPTH) return []
  return Object.entries(answer).flatMap(([key, value]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (key === 'files' && Array.isArray(value))
      return value.map((id, index) => ({ id: typeof id === 'string' ? id : '', path: `${at}.${index}` }))
    return filesIn(value, at, depth + 1)
  })
}

/** Throws `bad_request` for a file of a type that the step does not take: what it is was found out from its content. */
export async function requireTypes(
  ctx: Pick<Context, 'db'>,
  { locale }: Scope,
  userId: string,
  answer: object,
  types: readonly FileType[],
): Promise<void> {
  for (const { id, path } of filesIn(answer)) {
    if (types.includes(await fileTypeOf(ctx, userId, id))) continue
    const message = translate(locale, 'files.unsupported')
    throw new Problem('bad_request', message, [{ field: path, message }])
  }
}
