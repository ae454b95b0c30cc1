import { globSync, readFileSync } from 'node:fs'

/** A test of the repository: its file below `tests/`, and its title as it stands in the source. */
export interface Proof {
  file: string
  title: string
}

const TITLE = /(?:^|[\s.)}])(?:test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(?\s*(['"`])((?:\\.|(?!\1).)*)\1/g
/** A title of `test.each` or of a wrapped call, after its rows or alone on its line. */
const TITLE_AFTER_ROWS = /(?:\)\(|^\s*)(['"`])((?:\\.|(?!\1).)*)\1,/gm

let all: Proof[] | undefined

/** The titles of every test, those of the smallest parts first. */
function everyTitle(): Proof[] {
  all ??= ['contracts', 'server', 'ui', 'e2e']
    .flatMap(folder => globSync(`tests/${folder}/**/*.test.{ts,tsx}`).sort())
    .flatMap(file => {
      const text = readFileSync(file, 'utf8')
      const titles = [TITLE, TITLE_AFTER_ROWS].flatMap(pattern => [...text.matchAll(pattern)])
      return titles
        .toSorted((one, other) => one.index - other.index)
        .map(match => ({ file: file.replace('tests/', ''), title: (match[2] ?? '').replaceAll('\\', '') }))
    })
  return all
}

/** The test with this title in this file. Throws if there is none, so that a renamed test is noticed. */
export function proofNamed(file: string, title: string): Proof {
  const found = everyTitle().find(proof => proof.file === file && proof.title === title)
  if (!found) throw new Error(`tests/${file} has no test “${title}”.`)
  return found
}

/** The tests whose title names an acceptance line, such as `A65`. Throws if there is none. */
export function proofsOf(line: string): Proof[] {
  const found = everyTitle().filter(({ title }) => new RegExp(`(?:^|[(, ])${line}(?=[,):])`).test(title))
  if (found.length === 0) throw new Error(`No test names ${line}.`)
  return found
}
