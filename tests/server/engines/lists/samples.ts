import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { ListEntity, ListFile } from '../../../../server/engines/lists/entity.ts'
import { readList } from '../../../../server/engines/lists/readList.ts'

/** A file of these bytes, given in pieces that end in the middle of characters and tags. */
export const listFile = (content: string | Buffer, name = 'list'): ListFile => ({
  name,
  open: () => Readable.from(pieces(Buffer.from(content))),
})

function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 61) yield bytes.subarray(at, at + 61)
}

export async function readAll(...files: [ListFile, ...ListFile[]]) {
  const reading = await readList(files)
  const entities: ListEntity[] = []
  for await (const entity of reading.entities) entities.push(entity)
  const { format } = reading
  return { format, publishedOn: reading.publishedOn(), leftOut: reading.leftOut(), kinds: reading.kinds(), entities }
}

/** A file in a publisher's layout, of invented people. */
export const published = (name: string): string =>
  readFileSync(new URL(`../../../support/publishedLists/${name}`, import.meta.url), 'utf8')

export const ofac = {
  sdn: published('sdn.csv'),
  alt: published('alt.csv'),
  add: published('add.csv'),
  comments: published('sdn_comments.csv'),
}

export const un = published('un-consolidated.xml')

export const euXml = published('eu-financial-sanctions.xml')

const nested = {
  id: 'NK-1',
  caption: 'Arvind Example',
  schema: 'Person',
  last_change: '2026-11-16T00:00:00',
  properties: {
    name: ['Arvind Example'],
    alias: ['A. Example'],
    weakAlias: ['Clerk'],
    birthDate: ['1968-06'],
    nationality: ['in'],
    gender: ['male'],
    topics: ['role.pep', 'sanction'],
    position: ['Minister'],
    passportNumber: ['Z1'],
    sourceUrl: ['https://example.test/1'],
    sanctions: [{ id: 's', schema: 'Sanction', properties: { program: ['EX-1'] } }],
  },
}

export const openSanctions = `${JSON.stringify(nested)}\n${JSON.stringify({ id: 'NK-2', caption: 'Relative', schema: 'Person', properties: { name: ['Relative'], topics: ['role.rca'] } })}\n`

export const ftm = published('entities.ftm.json').trimEnd()

export const ownCsv = `Id,Kind,Name,Aliases,Births,Countries,Identifiers,Tier,Listed for
C-1,person,Asha Example,Asha E.; आशा,1980-01-02,India,PAN: AAAPZ1000A,2,pep
C-2,company,Example Pvt Ltd,,,,,,
`
