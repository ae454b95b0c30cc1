import { readFileSync } from 'node:fs'
import type { z } from 'zod'

/** The content of a JSON file that a setting names. Throws an `Error` whose message begins with the setting and says what is wrong, and where. */
export function readJsonFile<Schema extends z.ZodType>(
  setting: string,
  path: string,
  schema: Schema,
): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(setting, path))
  if (!error) return data
  const issues = error.issues.map(issue => `${issue.path.join('.') || 'the whole'}: ${issue.message}`)
  throw new Error(`${setting}: the file does not fit: ${issues.join('; ')}`)
}

function parse(setting: string, path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`${setting}: the file cannot be read (${(error as NodeJS.ErrnoException).code}).`, { cause: error })
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${setting}: the file is no JSON.`, { cause: error })
  }
}
