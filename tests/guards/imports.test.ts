import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, type Source, sources } from './sources.ts'

interface Rule {
  says: string
  files: string[]
  /** Whether a file may import this package or path. */
  allows: (imported: string, file: Source) => boolean
}

const isPackage = (imported: string, ...names: string[]) =>
  names.some(name => imported === name || imported.startsWith(`${name}/`))
const isUnder = (imported: string, ...folders: string[]) => folders.some(folder => imported.startsWith(`${folder}/`))

const code = (folder: string) => `${folder}/**/*.{ts,tsx}`
const databasePackages = ['kysely', 'pg', 'pg-boss', '@electric-sql/pglite']

/** Folders that leave SQL to others: nothing in them builds a query. */
const withoutSql = [
  'engines',
  'sources/adapters',
  'sources/banks',
  'sources/places',
  'sources/providers/cashfree',
  'sources/providers/sandboxCoIn',
  'sources/providers/setu',
  'sources/remote',
  'sources/runners',
  'sources/synthetic',
  'platform/config',
  'platform/egress',
  'platform/identity',
  'platform/ports',
  'challans/source',
  'app/docs',
  'app/pages',
].map(folder => `server/${folder}`)

/** Folders that may run a query through `ctx.db`, but never reach the driver or its SQL tags. */
const withoutDriver = ['platform/http', 'platform/objectStorage', 'messaging/channels'].map(
  folder => `server/${folder}`,
)

/** Engines that are a model or have fonts: they read these files, which an installed package holds, and no other. */
const loadsModels = ['server/engines/ocr/recognise/models.ts', 'server/engines/esign/text/fonts.ts']

/** Engines that compute in a second thread of their own. */
const threads = ['secondReader', 'secondReaderThread'].map(name => `server/engines/ocr/recognise/${name}.ts`)

/** What browsers do with signatures themselves. */
const usesSignatures = ['src/public/verification/verifyFile.ts', 'src/public/esign/certificate/p12.ts']

const rules: Rule[] = [
  {
    says: 'contracts import zod and themselves only',
    files: [code('contracts')],
    allows: imported => isPackage(imported, 'zod') || isUnder(imported, 'contracts'),
  },
  {
    says: 'the server never imports the web',
    files: [code('server')],
    allows: imported => !isUnder(imported, 'src', 'tests', 'scripts'),
  },
  {
    says: 'the web never imports the server, but the pages that verify and sign documents their engine',
    files: [code('src')],
    allows: (imported, { path }) =>
      (usesSignatures.includes(path) && isUnder(imported, 'server/engines/pdfSignatures')) ||
      (!isUnder(imported, 'server', 'tests', 'scripts') && !imported.startsWith('node:')),
  },
  {
    says: 'public pages carry neither MUI nor react-admin',
    files: [code('src/public')],
    allows: imported =>
      !isUnder(imported, 'src/resources') &&
      !isPackage(imported, '@mui', '@emotion', 'react-admin', 'ra-core', 'ra-ui-materialui', 'react-router-dom', 'zod'),
  },
  {
    says: 'a style sheet serves its own folder and those below it; the theme serves all',
    files: [code('src')],
    allows: (imported, { path }) =>
      !imported.endsWith('.module.css') || isUnder(imported, 'src/theme') || path.startsWith(`${dirname(imported)}/`),
  },
  {
    says: 'engines are pure: no database, no HTTP, no I/O',
    files: [code('server/engines')],
    allows: (imported, { path }) =>
      !isPackage(imported, ...databasePackages, 'fastify', 'undici') &&
      (!imported.startsWith('server/') || isUnder(imported, 'server/engines')) &&
      (!/^node:(fs|net|http|https|http2|tls|dns|dgram|child_process|worker_threads)\b/.test(imported) ||
        (imported === 'node:fs/promises' && loadsModels.includes(path)) ||
        (imported === 'node:worker_threads' && threads.includes(path))),
  },
  {
    says: 'the database packages stay in server/platform and the verbs of an area',
    files: [...withoutSql, ...withoutDriver].map(code),
    allows: imported => !isPackage(imported, ...databasePackages),
  },
]

describe.each(rules)('$says', ({ files, allows }) => {
  test('in every file', () => {
    const breaches = sources(...files).flatMap(file =>
      importsOf(file)
        .filter(imported => !allows(imported, file))
        .map(imported => `${file.path} imports ${imported}`),
    )
    expect(breaches).toEqual([])
  })
})

const query = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^>]*>)?`/

test('SQL stays in the verbs of an area', () => {
  const files = sources(...withoutSql.map(code))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ text }) => query.test(text)).map(({ path }) => path)).toEqual([])
})

test('a query is seen, whether built or written', () => {
  expect(query.test("db\n    .selectFrom('users')")).toBe(true)
  expect(query.test('await sql<Row>`select 1`.execute(db)')).toBe(true)
  expect(query.test('request.query.sql')).toBe(false)
})

test('a breach is seen in static, type, dynamic and re-exporting imports alike', () => {
  const text = `import a from 'pg'\nimport type { B } from '../platform/db/b.ts'\nexport * from './c.ts'\nconst d = () => import('kysely')`
  const file = { path: 'server/engines/x.ts', text }
  expect(importsOf(file)).toEqual(['pg', 'server/platform/db/b.ts', 'server/engines/c.ts', 'kysely'])
})
