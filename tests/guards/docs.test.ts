import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { variables } from '../../server/platform/config/environment.ts'
import { sources } from './sources.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const documents = sources('README.md', 'docs/**/*.md')

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(match => match[1] ?? [])

/** What the repository does not hold but a run makes. */
const isMade = (path: string) => /^(\.\/)?(data|dist|node_modules)\b/.test(path)
const isPlaceholder = (path: string) => /[<>*{}…]|NNNN/.test(path)

const TOP = 'contracts|server|src|tests|scripts|docs|\\.ci|\\.github'

/** Paths in backticks that name a file or folder of this repository, and the targets of relative links. */
const pathsIn = (text: string) => [
  ...matches(
    text,
    new RegExp(`\`((?:\\./)?(?:${TOP})/[^\`\\s]*|[\\w.-]+\\.(?:ts|tsx|mjs|json|yaml|yml|md|html))\``, 'g'),
  ),
  ...matches(text, /\]\((?!\w+:|#|\/)([^)#\s]+)[^)]*\)/g),
]

const commandsIn = (text: string) => [...matches(text, /npm run ([\w:-]+)/g), ...matches(text, /npm (start|test)\b/g)]

describe.each(documents)('$path', ({ path, text }) => {
  test('names only files that exist', () => {
    const isThere = (named: string) => existsSync(named) || existsSync(join(dirname(path), named))
    const dead = pathsIn(text).filter(named => !isMade(named) && !isPlaceholder(named) && !isThere(named))
    expect(dead).toEqual([])
  })

  test('names only commands that exist', () => {
    expect(commandsIn(text).filter(command => !(command in scripts))).toEqual([])
  })
})

/** Variables that only our own commands set. */
const INTERNAL = ['DEV']

test('the README explains every variable of the environment', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(variables.filter(name => !INTERNAL.includes(name) && !readme.includes(`\`${name}\``))).toEqual([])
})

test('a dead path, link and command are seen', () => {
  const text =
    'See `server/nowhere.ts`, `tsconfig.json`, [here](docs/gone.md) and `npm run nothing`; https://a.example is no file.'
  expect(pathsIn(text)).toEqual(['server/nowhere.ts', 'tsconfig.json', 'docs/gone.md'])
  expect(commandsIn(text)).toEqual(['nothing'])
})
