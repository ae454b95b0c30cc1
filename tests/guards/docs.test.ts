import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resources } from '../../contracts/resources/index.ts'
import { variables } from '../../server/platform/config/environment.ts'
import { sources } from './sources.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const documents = sources('README.md', 'docs/**/*.md')

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(match => match[1] ?? [])

/** What the repository does not hold but a run makes. */
const isMade = (path: string) => /^(\.\/)?(data|dist|node_modules)\b/.test(path)
const isPlaceholder = (path: string) => /[<>*{}…]|NNNN/.test(path)

const TOP = 'contracts|server|src|tests|scripts|docs|deploy|\\.ci|\\.github'

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

/** The rows of a document's tables, each as its cells by heading. */
function tableRows(text: string): Record<string, string>[] {
  let headings: string[] = []
  return text.split('\n').flatMap((line, index, lines) => {
    if (!line.startsWith('|') || line.startsWith('|--')) return []
    const cells = line.split('|').slice(1, -1)
    const isHead = lines[index + 1]?.startsWith('|--')
    if (isHead) headings = cells.map(cell => cell.trim())
    return isHead ? [] : [Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']))]
  })
}

const sourceOf = Object.fromEntries(
  ['contracts', 'server'].map(root => [root, sources(`${root}/**/*.ts`).map(({ text }) => text)]),
)

/** A file or a folder, or, without a slash, a name in the source. */
const isIn = (root: 'contracts' | 'server') => (name: string) =>
  globSync([`${root}/${name}`, `${root}/${name}.ts`]).length > 0 ||
  (!name.includes('/') && sourceOf[root]?.some(text => new RegExp(`\\b${name}\\b`).test(text)) === true)

const isKnown: Record<string, (name: string) => boolean> = {
  Contract: isIn('contracts'),
  Server: isIn('server'),
  Resource: name => resources.some(resource => resource.name === name),
  Messages: name => existsSync(`contracts/messages/en/${name}.ts`),
}

/** What a glossary's columns name and the repository does not hold; `products/x` and `<product>` stand for any product. */
const unknownIn = (text: string) =>
  tableRows(text).flatMap(row =>
    Object.entries(isKnown).flatMap(([column, known]) =>
      matches(row[column] ?? '', /`([^`]+)`/g)
        .filter(name => !/\/x$|[<>]/.test(name) && !known(name))
        .map(name => `${column}: ${name}`),
    ),
  )

test('the glossary names only files, symbols and resources that exist', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8')
  expect(tableRows(glossary).length).toBeGreaterThan(40)
  expect(unknownIn(glossary)).toEqual([])
})

test('a name in the wrong column of the glossary is seen', () => {
  const text = [
    '| Concept | Contract | Server | Resource | Messages |',
    '|---|---|---|---|---|',
    '| none | `resources/none`, `calls/leads` | `money/none`, `backoffice/leads` | `none`, `leads` | `none`, `admin` |',
  ].join('\n')
  expect(unknownIn(text)).toEqual([
    'Contract: resources/none',
    'Server: money/none',
    'Resource: none',
    'Messages: none',
  ])
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
