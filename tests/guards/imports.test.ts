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
const withoutSql = ['platform/http', 'engines', 'sources', 'messaging/channels'].map(area => `server/${area}`)

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
    says: 'the web never imports the server',
    files: [code('src')],
    allows: imported => !isUnder(imported, 'server', 'tests', 'scripts') && !imported.startsWith('node:'),
  },
  {
    says: 'public pages carry neither MUI nor react-admin',
    files: [code('src/public')],
    allows: imported =>
      !isUnder(imported, 'src/resources') &&
      !isPackage(imported, '@mui', '@emotion', 'react-admin', 'ra-core', 'ra-ui-materialui', 'react-router-dom', 'zod'),
  },
  {
    says: 'engines are pure: no database, no HTTP, no I/O',
    files: [code('server/engines')],
    allows: imported =>
      !isPackage(imported, ...databasePackages, 'fastify', 'undici') &&
      (!imported.startsWith('server/') || isUnder(imported, 'server/engines')) &&
      !/^node:(fs|net|http|https|http2|tls|dns|child_process)\b/.test(imported),
  },
  {
    says: 'SQL stays in server/platform/db and the verbs of an area',
    files: withoutSql.map(code),
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

test('a breach is seen in static, type, dynamic and re-exporting imports alike', () => {
  const text = `import a from 'pg'\nimport type { B } from '../platform/db/b.ts'\nexport * from './c.ts'\nconst d = () => import('kysely')`
  const file = { path: 'server/engines/x.ts', text }
  expect(importsOf(file)).toEqual(['pg', 'server/platform/db/b.ts', 'server/engines/c.ts', 'kysely'])
})
