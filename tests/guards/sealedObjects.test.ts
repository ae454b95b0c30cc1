import { expect, test } from 'vitest'
import { importsOf, type Source, sources } from './sources.ts'

const folder = 'server/platform/objectStorage'

/** What reaches stored bytes as they are; everybody else goes through the sealed store (decision 0071). */
const raw = [
  `${folder}/disk.ts`,
  `${folder}/rawStore.ts`,
  `${folder}/s3/index.ts`,
  `${folder}/s3/client.ts`,
  '@aws-sdk/client-s3',
]

/** The only files outside these adapters that know a raw store. */
const sealed = ['create', 'oldObjects', 'sealedStore'].map(name => `${folder}/${name}.ts`)

/** Who may make one: the sealed store's creation, the jobs that rewrite what lies there, and backups. */
const creators = [
  `${folder}/create.ts`,
  `${folder}/rewriteOld.ts`,
  'server/platform/sealing/rotateKeysCommand.ts',
  'server/platform/backup/storedFiles.ts',
]

/** Who writes files at all: the raw store, the embedded database and its lock, and the certificates that anybody may read. */
const writers = [
  // An empty file that proves there is room.
  'server/app/readiness.ts',
  `${folder}/disk.ts`,
  `${folder}/s3/index.ts`,
  // A Word document for the program that reads it, for as long as that takes.
  'server/esign/word/convertWord.ts',
  'server/platform/backup/write.ts',
  'server/platform/db/directoryLock.ts',
  'server/platform/db/pglite.ts',
  'server/reports/signing/signDocument.ts',
  // Published lists while they are fetched: anybody may read them.
  'server/screening/published/download.ts',
]

const isAdapter = (path: string) => raw.includes(path)
const writes =
  /\b(?:writeFile|writeFileSync|createWriteStream|appendFile|appendFileSync|copyFile|copyFileSync|rename|renameSync)\b/
const writesFiles = (file: Source) =>
  importsOf(file).some(imported => /^node:fs(?:\/promises)?$/.test(imported)) && writes.test(file.text)

const breaches = (files: Source[]) => [
  ...files.flatMap(file =>
    isAdapter(file.path) || sealed.includes(file.path)
      ? []
      : importsOf(file)
          .filter(isAdapter)
          .map(imported => `${file.path} imports ${imported}`),
  ),
  ...files
    .filter(file => /\bcreateRawStore\b/.test(file.text) && !creators.includes(file.path))
    .map(file => `${file.path} makes a raw store`),
  ...files
    .filter(file => writesFiles(file) && !writers.includes(file.path))
    .map(file => `${file.path} writes files past the object store`),
]

test('nothing is stored without being sealed', () => {
  expect(breaches(sources('server/**/*.ts'))).toEqual([])
})

test('each way past the seal is seen', () => {
  const file = (path: string, text: string): Source => ({ path, text })
  const found = breaches([
    file('server/files/a.ts', `import { diskStore } from '../platform/objectStorage/disk.ts'`),
    file('server/files/b.ts', `const sdk = () => import('@aws-sdk/client-s3')`),
    file('server/files/c.ts', `import { createRawStore } from '../platform/objectStorage/create.ts'`),
    file('server/files/d.ts', `import { writeFile } from 'node:fs/promises'`),
    file('server/files/e.ts', `import { readFile } from 'node:fs/promises'`),
  ])
  expect(found.map(line => line.split(' ')[0])).toEqual(['a', 'b', 'c', 'd'].map(name => `server/files/${name}.ts`))
})
